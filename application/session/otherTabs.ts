import type { Ports } from '#application/ports/ports.ts';
import { makeListeners } from '#application/shared/listeners.ts';

/** Tells whether a person signed in in another tab after this page opened. */
export type OtherTabs = {
  readonly haveSignedIn: () => boolean;
  /** Calls the listener when another tab signs in or out; returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Listens to the other tabs until the page closes. */
export const makeOtherTabs = ({ tabs }: Pick<Ports, 'tabs'>): OtherTabs => {
  const { tell, subscribe } = makeListeners();
  let signedIn = false;
  tabs.listen((event) => {
    signedIn = event === 'SignedIn';
    tell();
  });
  return { haveSignedIn: () => signedIn, subscribe };
};
