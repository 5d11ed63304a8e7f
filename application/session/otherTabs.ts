import type { Ports } from '#application/ports/ports.ts';

/** Whether somebody has signed in in another tab since this page was opened. */
export type OtherTabs = {
  readonly haveSignedIn: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Listens to the other tabs for as long as the page lives. */
export const makeOtherTabs = ({ tabs }: Pick<Ports, 'tabs'>): OtherTabs => {
  const listeners = new Set<() => void>();
  let signedIn = false;
  tabs.listen((news) => {
    signedIn = news === 'SignedIn';
    listeners.forEach((listener) => listener());
  });
  return {
    haveSignedIn: () => signedIn,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
