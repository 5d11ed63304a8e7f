import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { Flow } from '#application/flow.ts';
import { type Listeners, makeListeners } from '#application/shared/listeners.ts';
import { liveSessionFound } from '#domain/session/idpSession.ts';

/** Tells on a form for visitors without a session whether the browser has one. */
export type ExistingSession = {
  /** Whether there is a session cookie, and nothing that led to the form contradicts it. */
  readonly mayExist: () => boolean;
  /** Asks the identity service whether the session is live, and stores that it is. A fault counts as no session. */
  readonly isLive: Task<boolean>;
};

/** Reads the cookie on each call. After `prompt=login`, or a fault that led to the form, nobody is asked to use the session. */
export const makeExistingSession = ({ identity, cookies, session, context }: Flow): ExistingSession => ({
  mayExist: () => {
    const { oAuth, progress } = session.get();
    const { entryFault, passwordChange } = progress;
    const isContradicted = oAuth.promptsLogin || entryFault !== null || passwordChange === 'NeedsSignIn';
    return !isContradicted && cookies.read(context.brand.sessionCookie) !== null;
  },
  isLive: async () => {
    const isLive = await identity.authenticationStatus();
    if (E.isLeft(isLive) || !isLive.right) return false;
    session.update(liveSessionFound);
    return true;
  },
});

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
