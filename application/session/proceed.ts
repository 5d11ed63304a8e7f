import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { inTwoFactor, withChosenAccount, withoutTokens, withTokens } from '#domain/session/changes.ts';
import { twoFactorRequired } from '#domain/two-factor/codeChanges.ts';
import type { GoOn } from './goOn.ts';

/** Goes on from a session that has just been proved, for one linked account where a profile is named. */
export type Proceed = (profileId: ProfileId | null) => TE.TaskEither<IdentityFault, Destination>;

/** Fetches the tokens, then goes on. An account counts as chosen once the service has given tokens for it. */
export const makeProceed =
  ({ identity, session }: Pick<Ports, 'identity' | 'session'>, goOn: GoOn): Proceed =>
  (profileId) =>
    pipe(
      identity.tokens(profileId),
      TE.map((tokens) => {
        session.update(withTokens(tokens));
        if (profileId !== null) session.update(withChosenAccount(profileId));
      }),
      TE.orElse((fault): TE.TaskEither<IdentityFault, void> => {
        session.update(withoutTokens);
        if (fault._tag !== 'TwoFactorIncomplete') return TE.left(fault);
        session.update(inTwoFactor(twoFactorRequired));
        return TE.right(undefined);
      }),
      TE.flatMap(() => TE.fromTask(goOn)),
    );
