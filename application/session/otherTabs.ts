import * as TE from 'fp-ts/TaskEither';
import type { Flow } from '#application/flow.ts';
import { type Listeners, makeListeners } from '#application/shared/listeners.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { signedOutElsewhere, signedInElsewhere, signOutsCompared } from '#domain/session/endings.ts';
import type { Change } from '#domain/session/session.ts';

/** Tells whether a person signed in in another tab after this page opened, and its listeners of each sign-in and sign-out. */
export type OtherTabs = Pick<Listeners, 'subscribe'> & {
  /** Never true while the partner wants a new sign-in: somebody else's does not count. */
  readonly haveSignedIn: () => boolean;
  /** Gives up this tab's own sign-in and leads to the page that names the person of the browser's session. */
  readonly nameTheirs: () => TE.TaskEither<never, Destination>;
};

/** Listens to the other tabs until the page closes. */
export const makeOtherTabs = ({ tabs, session }: Flow): OtherTabs => {
  const { tell, subscribe } = makeListeners();
  let signedIn = false;
  const note = (theySignedIn: boolean): void => {
    signedIn = theySignedIn;
    tell();
  };
  tabs.listen((news) => note(news === 'SignedIn'));
  return {
    haveSignedIn: () => signedIn && !session.get().oAuth.promptsLogin,
    subscribe,
    nameTheirs: () => {
      note(false);
      session.update(signedInElsewhere);
      return TE.right(toRoute('/continue'));
    },
  };
};

/** Tells when a sign-out in another tab has ended the session of this tab: its listeners after the person is forgotten here. */
export type SignedOutElsewhere = Pick<Listeners, 'subscribe'> & {
  /** The number of times that this has happened since the page was loaded. */
  readonly count: () => number;
};

/** Forgets the person as soon as another tab signs out; a tab that missed it compares the count at its start and when it is shown again. */
export const makeSignedOutElsewhere = (flow: Flow): SignedOutElsewhere => {
  const { identity, session, tabs, signOuts, pageReturns } = flow;
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
  const compare = (): void => apply(signOutsCompared);
  tabs.listen((news) => news === 'SignedOut' && apply(signedOutElsewhere));
  pageReturns.onReturn(compare);
  compare();
  return { count: () => ended, subscribe };
};
