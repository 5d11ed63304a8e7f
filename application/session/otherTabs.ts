import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import { makeListeners } from '#application/shared/listeners.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { withoutOwnSignIn } from '#domain/session/endings.ts';

/** Tells whether a person signed in in another tab after this page opened. */
export type OtherTabs = {
  /** Never true while the partner wants a new sign-in: somebody else's does not count. */
  readonly haveSignedIn: () => boolean;
  /** Calls the listener when another tab signs in or out; returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Gives up this tab's own sign-in and leads to the page that names the person of the browser's session. */
  readonly nameTheirs: () => TE.TaskEither<never, Destination>;
};

/** Listens to the other tabs until the page closes. */
export const makeOtherTabs = ({ tabs, session }: Pick<Ports, 'tabs' | 'session'>): OtherTabs => {
  const { tell, subscribe } = makeListeners();
  let signedIn = false;
  const note = (theySignedIn: boolean): void => {
    signedIn = theySignedIn;
    tell();
  };
  tabs.listen((event) => note(event === 'SignedIn'));
  return {
    haveSignedIn: () => signedIn && !session.get().oAuth.promptsLogin,
    subscribe,
    nameTheirs: () => {
      note(false);
      session.update(withoutOwnSignIn);
      return TE.right(toRoute('/continue'));
    },
  };
};
