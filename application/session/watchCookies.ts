import type { Ports } from '#application/ports/ports.ts';

/** Whether this browser keeps the cookies without which nobody can sign in. */
export type WatchCookies = {
  readonly work: () => boolean;
  /** Looks again: they may have been allowed meanwhile. */
  readonly look: () => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Looks when it is first asked, and then when it is told to. */
export const makeWatchCookies = ({ cookies }: Pick<Ports, 'cookies'>): WatchCookies => {
  const listeners = new Set<() => void>();
  let working: boolean | null = null;
  return {
    work: () => {
      working ??= cookies.works();
      return working;
    },
    look: () => {
      working = cookies.works();
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
