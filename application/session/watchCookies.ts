import type { Ports } from '#application/ports/ports.ts';
import { makeListeners } from '#application/shared/listeners.ts';

/** Tells whether this browser stores cookies: sign-in needs them. */
export type WatchCookies = {
  readonly areEnabled: () => boolean;
  /** Checks again: the person may have allowed cookies. */
  readonly recheck: () => void;
  /** Calls the listener after each new check; returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Checks on the first call of `areEnabled`, and on each call of `recheck`. */
export const makeWatchCookies = ({ cookies }: Pick<Ports, 'cookies'>): WatchCookies => {
  const { tell, subscribe } = makeListeners();
  let working: boolean | null = null;
  return {
    areEnabled: () => {
      working ??= cookies.works();
      return working;
    },
    recheck: () => {
      working = cookies.works();
      tell();
    },
    subscribe,
  };
};
