import type { Ports } from '#application/ports/ports.ts';
import { makeListeners } from '#application/shared/listeners.ts';
import { signedOutElsewhere, withSignOuts } from '#domain/session/endings.ts';
import type { Change } from '#domain/session/session.ts';

/** Tells when a sign-out in another tab has ended the session of this tab. */
export type SignedOutElsewhere = {
  /** The number of times that this has happened since the page was loaded. */
  readonly count: () => number;
  /** Calls the listener after this tab has forgotten the person; returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * Forgets the person of this tab as soon as another tab signs out. A tab that misses the message compares the count of sign-outs, at the
 * start and when its page is shown again.
 */
export const makeSignedOutElsewhere = ({
  identity,
  session,
  tabs,
  signOuts,
  pageReturns,
}: Pick<Ports, 'identity' | 'session' | 'tabs' | 'signOuts' | 'pageReturns'>): SignedOutElsewhere => {
  const { tell, subscribe } = makeListeners();
  let ended = 0;
  const apply = (changeFor: (signOuts: number) => Change): void => {
    const { endedElsewhere: hadEnded } = session.get();
    if (!session.update(changeFor(signOuts.read())).endedElsewhere || hadEnded) return;
    ended += 1;
    // Because: an answer that arrives later would bring the person back.
    void identity.abandon();
    tell();
  };
  const compare = (): void => apply(withSignOuts);
  tabs.listen((news) => news === 'SignedOut' && apply(signedOutElsewhere));
  pageReturns.onReturn(compare);
  compare();
  return { count: () => ended, subscribe };
};
