import type { Ports } from '#application/ports/ports.ts';
import { makeListeners } from '#application/shared/listeners.ts';
import { signedOut } from '#domain/session/endings.ts';

/** Tells when another tab has signed out the person of this tab. */
export type SignedOutElsewhere = {
  /** Calls the listener after this tab has forgotten the person; returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Forgets the signed-in person of this tab as soon as another tab signs out. A sign-in that is not complete stays. */
export const makeSignedOutElsewhere = ({ session, tabs }: Pick<Ports, 'session' | 'tabs'>): SignedOutElsewhere => {
  const { tell, subscribe } = makeListeners();
  tabs.listen((news) => {
    if (news !== 'SignedOut' || session.get().profileId === null) return;
    session.update(signedOut);
    tell();
  });
  return { subscribe };
};
