import { loadTwice } from './loadTwice.ts';

/** How long a screen, or the messages it waits for, may take, in milliseconds. */
const loadTimeout = 10_000;

/** The error of a load that took too long. */
export const tooSlow: Error = new Error('Too slow');

/** Loads as `loadTwice`, and rejects with `tooSlow` after `ms` milliseconds. A late load is not cancelled. */
export const loadInTime = <Loaded>(load: () => Promise<Loaded>, ms: number = loadTimeout): Promise<Loaded> => {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(tooSlow), ms));
  // Because: a load that never ends would count as a quiet one for ever.
  const limited = (): Promise<Loaded> => Promise.race([load(), late]);
  return Promise.race([loadTwice(limited), late]);
};
