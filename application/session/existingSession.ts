import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Flow } from '#application/flow.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { signedInElsewhere, withCookie } from '#domain/session/endings.ts';
import { idpSessionOf, isOwnReturn, liveSessionFound } from '#domain/session/idpSession.ts';
import type { CookieMark } from '#domain/session/session.ts';
import type { Tokens } from '#domain/identity/accessToken.ts';
import { emailOf } from '#domain/identity/email.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { withProviderResult, withTokens } from '#domain/session/person.ts';
import { requireTwoFactorOfSession, withEmail } from '#domain/session/changes.ts';
import { readTokens } from './tokens.ts';

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
    const isLive = await identity.isSignedIn();
    if (E.isLeft(isLive) || !isLive.right) return false;
    session.update(liveSessionFound);
    return true;
  };

/** A live session: the email that the service names for its person, and the tokens; null where a second factor is missing. */
type LiveSession = { readonly email: string | null; readonly tokens: Tokens | null };

/** Reads the result of a sign-in at an identity provider into the session, once for each request. A fault counts as no sign-in. */
export const askIdentityProvider = (flow: Flow): Promise<void> => flow.sessionCookie.uncompared(() => ask(flow))();

const ask = async (flow: Flow): Promise<void> => {
  const { identity, session, sessionCookie, analyticsEvents } = flow;
  const before = session.get();
  session.update(withProviderResult('Failed'));
  const status = await identity.providerStatus();
  if (E.isLeft(status)) return;
  const live = status.right.authenticated ? await readLiveSession(flow) : E.right(null);
  if (E.isLeft(live)) return;
  const cookie = live.right === null ? sessionCookie.read() : session.get().person.cookie;
  const idpSession = idpSessionOf(isOwnReturn(before, cookie), status.right, live.right);
  const { authenticated, email } = status.right;
  // Because: beside an unproven session the provider's email is another person's. Without one, a typed email is not the account's.
  if (authenticated && idpSession !== 'Unproven') session.update(withEmail(emailOf(email ?? '')));
  const tokens = live.right?.tokens;
  if (tokens !== undefined) session.update(tokens === null ? requireTwoFactorOfSession : withTokens(tokens));
  session.update(withCookie(cookie));
  session.update(withProviderResult(idpSession));
  if (idpSession === 'Live') analyticsEvents.track({ name: 'Signed In' });
};

/** Reads the session of the browser; null if it is not live. */
const readLiveSession = async (flow: Flow): Promise<E.Either<IdentityFault, LiveSession | null>> => {
  const { identity } = flow;
  const isLive = await identity.isSignedIn();
  if (E.isLeft(isLive)) return isLive;
  if (!isLive.right) return E.right(null);
  const tokens = await readTokens(flow, null)();
  if (!E.isLeft(tokens)) return E.right({ email: tokens.right.claims.email, tokens: tokens.right });
  if (tokens.left._tag !== 'TwoFactorIncomplete') return tokens;
  // Because: tokens that are refused name nobody, so the profile names the person then.
  const profile = await identity.profile();
  return E.right({ email: E.isLeft(profile) ? null : profile.right.email, tokens: null });
};
