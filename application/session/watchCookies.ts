import type { Ports } from '#application/ports/ports.ts';
import { makeListeners } from '#application/shared/listeners.ts';

/** Whether this browser keeps the cookies without which nobody can sign in. */
export type WatchCookies = {
  readonly work: () => boolean;
  /** Looks again: they may have been allowed meanwhile. */
  readonly look: () => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Looks when it is first asked, and then when it is told to. */
export const makeWatchCookies = ({ cookies }: Pick<Ports, 'cookies'>): WatchCookies => {
  const { tell, subscribe } = makeListeners();
  let working: boolean | null = null;
  return {
    work: () => {
      working ??= cookies.works();
      return working;
    },
    look: () => {
      working = cookies.works();
      tell();
    },
    subscribe,
  };
};
