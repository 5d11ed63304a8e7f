import type { PageReturns } from '#application/ports/browser.ts';
import { makeListeners } from '#application/shared/listeners.ts';

/** A page in memory: `comeBack` is a return to it, `getFocus` one to its window, `goAway` its end. */
export type MemoryPageReturns = PageReturns & {
  readonly comeBack: () => void;
  readonly getFocus: () => void;
  readonly goAway: () => void;
  /** Whether it is hidden, and loaded anew where a browser would restore it. */
  readonly isDiscarded: () => boolean;
};

/** Makes a page in memory. */
export const makeMemoryPageReturns = (): MemoryPageReturns => {
  const [returns, focuses, ends] = [makeListeners(), makeListeners(), makeListeners()];
  let discarded = false;
  return {
    onReturn: returns.subscribe,
    comeBack: returns.tell,
    onFocus: focuses.subscribe,
    getFocus: focuses.tell,
    onLeave: ends.subscribe,
    goAway: ends.tell,
    discard: () => void (discarded = true),
    isDiscarded: () => discarded,
  };
};
