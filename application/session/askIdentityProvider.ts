import * as E from 'fp-ts/Either';
import type { Flow } from '#application/flow.ts';
import type { Tokens } from '#domain/identity/accessToken.ts';
import { emailOf } from '#domain/identity/email.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { withProviderResult, withTokens } from '#domain/session/person.ts';
import { requireTwoFactorOfSession, withEmail } from '#domain/session/changes.ts';
import { idpSessionOf, isOwnReturn } from '#domain/session/idpSession.ts';
import { withCookie } from '#domain/session/endings.ts';
import { readTokens } from './tokens.ts';

/** A live session: the email that the service names for its person, and the tokens; null where a second factor is missing. */
type LiveSession = { readonly email: string | null; readonly tokens: Tokens | null };

/** Reads the result of a sign-in at an identity provider into the session, once for each request. A fault counts as no sign-in. */
export const askIdentityProvider = (flow: Flow): Promise<void> => flow.sessionCookie.uncompared(() => ask(flow))();

const ask = async (flow: Flow): Promise<void> => {
  const { identity, session, sessionCookie, analyticsEvents } = flow;
  const before = session.get();
  session.update(withProviderResult('Failed'));
  const status = await identity.socialStatus();
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
  const isLive = await identity.authenticationStatus();
  if (E.isLeft(isLive)) return isLive;
  if (!isLive.right) return E.right(null);
  const tokens = await readTokens(flow, null)();
  if (!E.isLeft(tokens)) return E.right({ email: tokens.right.claims.email, tokens: tokens.right });
  if (tokens.left._tag !== 'TwoFactorIncomplete') return tokens;
  // Because: tokens that are refused name nobody, so the profile names the person then.
  const profile = await identity.profile();
  return E.right({ email: E.isLeft(profile) ? null : profile.right.email, tokens: null });
};
