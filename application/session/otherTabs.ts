import type { Ports } from '#application/ports/ports.ts';
import { makeListeners } from '#application/shared/listeners.ts';

/** Whether somebody has signed in in another tab since this page was opened. */
export type OtherTabs = {
  readonly haveSignedIn: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Listens to the other tabs for as long as the page lives. */
export const makeOtherTabs = ({ tabs }: Pick<Ports, 'tabs'>): OtherTabs => {
  const { tell, subscribe } = makeListeners();
  let signedIn = false;
  tabs.listen((news) => {
    signedIn = news === 'SignedIn';
    tell();
  });
  return {
    haveSignedIn: () => signedIn,
    subscribe,
  };
};
