import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { IdentityCall, SocialStatus } from '#application/ports/identityCalls.ts';
import type { Tokens } from '#domain/identity/accessToken.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { FlowSteps } from '#application/steps.ts';
import { emailOf } from '#domain/identity/email.ts';
import { withProviderResult } from '#domain/session/confirmations.ts';
import { withEmail } from '#domain/session/emailChanges.ts';
import { idpSessionOf, isOwnReturn } from '#domain/session/idpSession.ts';
import { requireTwoFactorOfSession } from '#domain/session/requireTwoFactor.ts';
import type { Session } from '#domain/session/session.ts';
import { withCookie } from '#domain/session/sessionCookie.ts';
import { withTokens } from '#domain/session/tokens.ts';

type Steps = Pick<FlowSteps, 'readTokens' | 'sessionCookie'>;

/** A live session: the email that the service names for its person, and the tokens; null where a second factor is missing. */
type LiveSession = { readonly email: string | null; readonly tokens: Tokens | null };

/** Reads the session of the browser; null if it is not live. */
const makeReadLiveSession =
  ({ identity }: Pick<Ports, 'identity'>, { readTokens }: Steps): IdentityCall<LiveSession | null> =>
  async () => {
    const isLive = await identity.authenticationStatus();
    if (E.isLeft(isLive)) return isLive;
    if (!isLive.right) return E.right(null);
    const tokens = await readTokens(null)();
    if (!E.isLeft(tokens)) return E.right({ email: tokens.right.claims.email, tokens: tokens.right });
    if (tokens.left._tag !== 'TwoFactorIncomplete') return tokens;
    // Because: tokens that are refused name nobody, so the profile names the person then.
    const profile = await identity.profile();
    return E.right({ email: E.isLeft(profile) ? null : profile.right.email, tokens: null });
  };

/** Reads the result of a sign-in at an identity provider into the session, once for each request. A fault counts as no sign-in. */
export const makeAskIdentityProvider = (
  ports: Pick<Ports, 'identity' | 'session' | 'analyticsEvents'>,
  steps: Steps,
): Task<void> => {
  const { identity, session, analyticsEvents } = ports;
  const readLiveSession = makeReadLiveSession(ports, steps);
  const store = (before: Session, status: SocialStatus, live: LiveSession | null): void => {
    const cookie = live === null ? steps.sessionCookie.read() : session.get().person.cookie;
    const idpSession = idpSessionOf(isOwnReturn(before, cookie), status, live);
    // Because: beside an unproven session the provider's email is another person's. Without one, a typed email is not the account's.
    if (status.authenticated && idpSession !== 'Unproven') session.update(withEmail(emailOf(status.email ?? '')));
    if (live !== null) session.update(live.tokens === null ? requireTwoFactorOfSession : withTokens(live.tokens));
    session.update(withCookie(cookie));
    session.update(withProviderResult(idpSession));
    if (idpSession === 'Live') analyticsEvents.track({ name: 'Signed In' });
  };
  return steps.sessionCookie.uncompared(async () => {
    const before = session.get();
    session.update(withProviderResult('Failed'));
    const status = await identity.socialStatus();
    if (E.isLeft(status)) return;
    const live = status.right.authenticated ? await readLiveSession() : E.right(null);
    if (!E.isLeft(live)) store(before, status.right, live.right);
  });
};
