import { orNull } from '#domain/shared/parsing.ts';
import { reloadPage } from '#ui/shared/navigation/ownLeaving.ts';
import { saveFields, writeTab } from './fields.ts';

/** How long a module may take, in milliseconds. */
const loadTimeout = 10_000;

const tooSlow = new Error('Too slow');

/** Imports a module, and tries once more if that fails, because a download can be cut off. Rejects an empty script. */
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
 * Loads a screen. A screen can be missing after a new deployment: if it is still wanted, this saves what was typed and reloads the page.
 * Rejects if the page cannot be reloaded.
 */
export const loadScreen = <Screen>(load: () => Promise<Screen>, isWanted: () => boolean): Promise<Screen> =>
  loadModule(load).catch(async (missing: unknown) => {
    // Because: nothing else reloads the page by itself.
    if (missing !== tooSlow && isWanted() && mayReload()) await reloadIfOnline();
    if (isWanted()) saveFields();
    return Promise.reject(missing);
  });

const key = 'account.reloadedAt';

/** The minimum time between two reloads, in milliseconds, so that the page does not reload in a loop. */
const reloadInterval = 60_000;

/** How long the server may take to answer before a reload, in milliseconds. */
const answerTimeout = 5000;

// Because: without storage a second reload cannot be told from the first.
const mayReload = (): boolean =>
  orNull(() => navigator.onLine && Date.now() - Number(sessionStorage.getItem(key) ?? 0) > reloadInterval) === true;

const serverAnswers = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(answerTimeout) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Reloads the page, because a browser remembers a module that was cut off. Keeps the address and what was typed. Returns only if the server does not answer: a reload would show a browser's error.
 */
export const reloadIfOnline = async (): Promise<void> => {
  if (!(await serverAnswers())) return;
  writeTab(key, String(Date.now()));
  document.documentElement.dataset['reloading'] = '';
  saveFields();
  reloadPage();
  await new Promise(() => undefined);
};
