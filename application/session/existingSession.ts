import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Flow } from '#application/flow.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { signedInElsewhere } from '#domain/session/endings.ts';
import { liveSessionFound } from '#domain/session/idpSession.ts';
import type { CookieMark } from '#domain/session/session.ts';

/** Tells on a form for visitors without a session whether the browser has one. */
export const makeExistingSession = (flow: Flow) => {
  const { session, sessionCookie } = flow;
  return {
    /**
     * The mark of the session cookie now. Null without the cookie, after `prompt=login`, and where something that led to the form contradicts
     * it; a session that has ended does not: the cookie may be of the next one.
     */
    cookie: (): CookieMark | null => {
      const { oAuth, progress } = session.get();
      const { entryFault, pending } = progress;
      const isRefused = entryFault !== null && entryFault._tag !== 'SignedOut';
      const cookie = sessionCookie.read();
      return oAuth.promptsLogin || isRefused || pending === 'PasswordChange' || cookie === 'None' ? null : cookie;
    },
    /** Asks the identity service whether the session is live, and stores that it is. A fault counts as no session. */
    isLive: (): Promise<boolean> => isSessionLive(flow)(),
    /** Gives up this tab's own sign-in and leads to the page that names the person of the browser's session. */
    nameTheirs: (): TaskEither<never, Destination> => async () => {
      session.update(signedInElsewhere);
      return E.right(toRoute('/continue'));
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
