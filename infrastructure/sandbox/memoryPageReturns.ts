import type { PageReturns } from '#application/ports/pageReturns.ts';
import { makeListeners } from '#application/shared/listeners.ts';

/** Makes a page in memory: `comeBack` is a return to it. */
export const makeMemoryPageReturns = (): PageReturns & { readonly comeBack: () => void } => {
  const { tell, subscribe } = makeListeners();
  return { onReturn: subscribe, comeBack: tell };
};
