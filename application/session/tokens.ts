import * as E from 'fp-ts/Either';
import type { Flow } from '#application/flow.ts';
import type { Grant, IdentityCall } from '#application/ports/identityCalls.ts';
import type { GrantEvent } from '#domain/analytics/events.ts';
import type { ProfileId, Tokens } from '#domain/identity/accessToken.ts';
import { type IdentityFault, isRefusal } from '#domain/identity/identityFault.ts';
import { requireTwoFactorOfSession } from '#domain/session/changes.ts';
import { withAcceptedCode, withGrant, withoutAccess, withoutTokens, withTokens } from '#domain/session/person.ts';
import type { Session } from '#domain/session/session.ts';
import { sessionCookieRemoval } from '#domain/settings/settings.ts';

/**
 * Stores what an accepted call granted, and tracks its event. Null stores only that a code was accepted. The only way of an auth code into
 * the session.
 */
export const storeGrant = (
  { session, sessionCookie, analyticsEvents }: Flow,
  event: GrantEvent,
  grant: Grant | null,
): void => {
  session.update(grant === null ? withAcceptedCode : withGrant(grant));
  sessionCookie.keep(sessionCookie.read());
  if (grant !== null) analyticsEvents.track({ name: event });
};

type EndsSession = (fault: IdentityFault) => boolean;

/**
 * Reads the tokens, of one linked account if a profile is given, and stores the session cookie that they belong to. An answer during which
 * the cookie has changed may be another person's, and is asked for once more. A fault that ends the session of the browser removes its
 * cookie, so no other function calls for them.
 */
export const readTokens =
  (flow: Flow, profileId: ProfileId | null, endsSession: EndsSession = isRefusal): IdentityCall<Tokens> =>
  async () => {
    const { sessionCookie, cookies, context } = flow;
    const first = await askForTokens(flow, profileId);
    const { tokens, cookie } = first.hasChanged ? await askForTokens(flow, profileId) : first;
    const fault = E.isLeft(tokens) ? tokens.left : null;
    if (fault === null || fault._tag === 'TwoFactorIncomplete') sessionCookie.keep(cookie);
    // Because: a refusal of the tokens says that the session is over. After a lost call or a limit, it may live.
    else if (endsSession(fault)) {
      cookies.remove(context.brand.sessionCookie, sessionCookieRemoval(context.settings));
      sessionCookie.keep(sessionCookie.read());
    }
    return tokens;
  };

const askForTokens = async ({ identity, sessionCookie }: Flow, profileId: ProfileId | null) => {
  const cookie = sessionCookie.read();
  const tokens = await identity.tokens(profileId)();
  return { tokens, cookie, hasChanged: cookie !== sessionCookie.read() };
};

/**
 * Reads and stores the tokens. A missing second factor is no fault: the session then has no tokens, and requires the factor. Without an
 * answer, or after a limit, it keeps the auth code of the sign-in for another try.
 */
export const fetchTokens =
  (flow: Flow, profileId: ProfileId | null, endsSession: EndsSession = isRefusal): IdentityCall<Session> =>
  async () => {
    const { session } = flow;
    const tokens = await readTokens(flow, profileId, endsSession)();
    if (!E.isLeft(tokens)) return E.right(session.update(withTokens(tokens.right)));
    const isIncomplete = tokens.left._tag === 'TwoFactorIncomplete';
    session.update(isIncomplete || isRefusal(tokens.left) ? withoutTokens : withoutAccess);
    return isIncomplete ? E.right(session.update(requireTwoFactorOfSession)) : tokens;
  };
