import { saveFields } from './fields.ts';
import { reloadOnce } from './reload.ts';

/** How long a module may take, in milliseconds. */
const loadTimeout = 10_000;

const tooSlow = new Error('Too slow');

/** Imports a module. Asks a second time, because a script that was cut off can be had then. Rejects an empty script. */
export const importTwice = <Module>(load: () => Promise<Module>): Promise<Module> => {
  const attempt = async (): Promise<Module> => (await load()) ?? Promise.reject(new Error('No script'));
  return attempt().catch(attempt);
};

/** Imports a module as `importTwice`, and rejects after `ms` milliseconds. A late import is not cancelled. */
export const loadModule = <Module>(load: () => Promise<Module>, ms: number = loadTimeout): Promise<Module> => {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(tooSlow), ms));
  return Promise.race([importTwice(load), late]);
};

/**
 * Loads a screen. If it is missing, such as after a new deployment, the page reloads, unless nobody waits for the screen: it is prefetched, or
 * its navigation was cancelled. Rejects otherwise, and has saved what was typed, because "Try again" reloads the page.
 */
export const loadScreen = <Screen>(load: () => Promise<Screen>, isWanted: () => boolean): Promise<Screen> =>
  loadModule(load).catch(async (missing: unknown) => {
    if (isWanted()) {
      saveFields();
      if (missing !== tooSlow) await reloadOnce();
    }
    return Promise.reject(missing);
  });
