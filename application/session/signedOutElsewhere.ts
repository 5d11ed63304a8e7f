import type { Ports } from '#application/ports/ports.ts';
import { makeListeners } from '#application/shared/listeners.ts';
import { signedOut } from '#domain/session/endings.ts';
import type { Session } from '#domain/session/session.ts';

/** Tells when another tab has signed out the person of this tab. */
export type SignedOutElsewhere = {
  /** Calls the listener after this tab has forgotten the person; returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
};

// Because: a second factor without tokens belongs to the cookies that the other tab's sign-out has ended.
const dependsOnCookies = ({ profileId, twoFactor }: Session): boolean => profileId !== null || twoFactor.required;

/** Forgets the person of this tab as soon as another tab signs out. A tab in which nobody has signed in yet stays as it is. */
export const makeSignedOutElsewhere = ({ session, tabs }: Pick<Ports, 'session' | 'tabs'>): SignedOutElsewhere => {
  const { tell, subscribe } = makeListeners();
  tabs.listen((news) => {
    if (news !== 'SignedOut' || !dependsOnCookies(session.get())) return;
    session.update(signedOut);
    tell();
  });
  return { subscribe };
};
