import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { trackPendingGrant } from '#application/analytics/trackGrant.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { SessionGateway } from '#application/ports/sessionGateway.ts';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import { type IdentityFault, isRefusal } from '#domain/identity/identityFault.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import { withoutTokens, withTokens } from '#domain/session/grantChanges.ts';
import type { Session } from '#domain/session/session.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { sessionCookieRemoval } from '#domain/settings/sessionCookie.ts';
import { twoFactorRequired } from '#domain/two-factor/codeChanges.ts';

/** Reads the tokens. A fault that ends the session of the browser removes the session cookie. */
export type ReadTokens = SessionGateway['tokens'];

/** Makes the only way to the call, so that no caller leaves a dead cookie behind. */
export const makeReadTokens =
  (
    { identity, cookies }: Pick<Ports, 'identity' | 'cookies'>,
    { brand, settings }: AppContext,
    endsSession: (fault: IdentityFault) => boolean = isRefusal,
  ): ReadTokens =>
  (profileId) =>
    pipe(
      identity.tokens(profileId),
      TE.mapLeft((fault) => {
        if (endsSession(fault)) cookies.remove(brand.sessionCookie, sessionCookieRemoval(settings));
        return fault;
      }),
    );

/**
 * Fetches the tokens, of one linked account if a profile is given, and stores them. A refusal because the second factor is
 * missing is no fault: the session then has no tokens, and the second factor is required.
 */
export type FetchTokens = (profileId: ProfileId | null) => TE.TaskEither<IdentityFault, Session>;

/**
 * Without tokens the session keeps no auth code. Tracks a pending grant event, except where the second factor is missing: two-factor
 * reads the profile then, which names the account type as tokens do.
 */
export const makeFetchTokens = (
  ports: Pick<Ports, 'session' | 'analyticsEvents'>,
  readTokens: ReadTokens,
): FetchTokens => {
  const { session } = ports;
  return (profileId) =>
    pipe(
      readTokens(profileId),
      TE.map((tokens) => {
        session.update(withTokens(tokens));
        trackPendingGrant(ports);
        return session.get();
      }),
      TE.orElse((fault) => {
        session.update(withoutTokens);
        if (fault._tag === 'TwoFactorIncomplete') return TE.right(session.update(inTwoFactor(twoFactorRequired)));
        trackPendingGrant(ports);
        return TE.left(fault);
      }),
    );
};
