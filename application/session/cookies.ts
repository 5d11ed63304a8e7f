import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Flow } from '#application/flow.ts';
import { type Listeners, makeListeners } from '#application/shared/listeners.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { signedInElsewhere } from '#domain/session/endings.ts';
import { liveSessionFound } from '#domain/session/idpSession.ts';
import type { CookieMark } from '#domain/session/session.ts';

/** Tells on a form for visitors without a session whether the browser has one. Its listeners hear when the page is shown again. */
export type ExistingSession = Pick<Listeners, 'subscribe'> & {
  /** The mark of the session cookie. Null without the cookie, and where something that led to the form contradicts it. */
  readonly cookie: () => CookieMark | null;
  /** Asks the identity service whether the session is live, and stores that it is. A fault counts as no session. */
  readonly isLive: Task<boolean>;
  /** Gives up this tab's own sign-in and leads to the page that names the person of the browser's session. */
  readonly nameTheirs: () => TE.TaskEither<never, Destination>;
};

/**
 * Reads the cookie on each call. After `prompt=login`, or a fault of the session that led to the form, nobody is asked to use it. One that
 * has ended is no such fault: the cookie may be of the next one.
 */
export const makeExistingSession = (flow: Flow): ExistingSession => {
  const { session, sessionCookie, pageReturns } = flow;
  const { tell, subscribe } = makeListeners();
  pageReturns.onReturn(tell);
  return {
    cookie: () => {
      const { oAuth, progress } = session.get();
      const { entryFault, pending } = progress;
      const isRefused = entryFault !== null && entryFault._tag !== 'SignedOut';
      const cookie = sessionCookie.read();
      return oAuth.promptsLogin || isRefused || pending === 'PasswordChange' || cookie === 'None' ? null : cookie;
    },
    isLive: isSessionLive(flow),
    subscribe,
    nameTheirs: () => {
      session.update(signedInElsewhere);
      return TE.right(toRoute('/continue'));
    },
  };
};

/** Asks the identity service whether the session is live, and stores that it is. */
export const isSessionLive =
  ({ identity, session }: Flow): Task<boolean> =>
  async () => {
    const isLive = await identity.authenticationStatus();
    if (E.isLeft(isLive) || !isLive.right) return false;
    session.update(liveSessionFound);
    return true;
  };

/** Tells whether this browser stores cookies: sign-in needs them. Its listeners hear of each new check. */
export type WatchCookies = Pick<Listeners, 'subscribe'> & {
  readonly areEnabled: () => boolean;
  /** Checks again: the person may have allowed cookies. */
  readonly recheck: () => void;
};

/** Checks on the first call of `areEnabled`, and on each call of `recheck`. */
export const makeWatchCookies = ({ cookies }: Flow): WatchCookies => {
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
