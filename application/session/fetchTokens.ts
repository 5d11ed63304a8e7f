import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { trackPendingGrant } from '#application/analytics/trackGrant.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import { withoutTokens, withTokens } from '#domain/session/grantChanges.ts';
import type { Session } from '#domain/session/session.ts';
import { twoFactorRequired } from '#domain/two-factor/codeChanges.ts';

/**
 * Fetches the tokens, of one linked account if a profile is given, and stores them. A refusal because the second factor is
 * missing is no fault: the session then has no tokens, and the second factor is required.
 */
export type FetchTokens = (profileId: ProfileId | null) => TE.TaskEither<IdentityFault, Session>;

/**
 * Without tokens the session keeps no auth code. Tracks a pending grant event, except where the second factor is missing: two-factor
 * reads the profile then, which names the account type as tokens do.
 */
export const makeFetchTokens = (ports: Pick<Ports, 'identity' | 'session' | 'analyticsEvents'>): FetchTokens => {
  const { identity, session } = ports;
  return (profileId) =>
    pipe(
      identity.tokens(profileId),
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
