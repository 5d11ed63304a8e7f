import type { PageReturns } from '#application/ports/browser.ts';
import { makeListeners } from '#application/shared/listeners.ts';

/** A page in memory: `comeBack` is a return to it, `goAway` its end. */
export type MemoryPageReturns = PageReturns & { readonly comeBack: () => void; readonly goAway: () => void };

/** Makes a page in memory. */
export const makeMemoryPageReturns = (): MemoryPageReturns => {
  const [returns, ends] = [makeListeners(), makeListeners()];
  return { onReturn: returns.subscribe, comeBack: returns.tell, onLeave: ends.subscribe, goAway: ends.tell };
};
