import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { stillToDo } from '#domain/navigation/afterTokens.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import { withoutTokens, withTokens } from '#domain/session/changes.ts';
import type { EnterTwoFactor } from '#application/two-factor/enterTwoFactor.ts';
import type { Leave } from './leave.ts';

/** Goes on from a session that has just been proved, for one linked account where a profile is named. */
export type Proceed = (profileId: ProfileId | null) => TE.TaskEither<IdentityFault, Destination>;

type Steps = { readonly enterTwoFactor: EnterTwoFactor; readonly leave: Leave };

/** Tokens, then the second factor if owed, then the account if there are several, then the way out. */
export const makeProceed =
  ({ identity, session }: Pick<Ports, 'identity' | 'session'>, { enterTwoFactor, leave }: Steps): Proceed =>
  (profileId) =>
    pipe(
      identity.tokens(profileId),
      TE.mapLeft((fault) => {
        session.update(withoutTokens);
        return fault;
      }),
      TE.map((tokens) => stillToDo(session.update(withTokens(tokens)))),
      TE.flatMap((next): TE.TaskEither<IdentityFault, Destination> => {
        if (next === 'TwoFactor') return TE.fromTask(enterTwoFactor);
        return TE.right(next === 'AccountSelection' ? toRoute('/signin/account-selection') : leave());
      }),
    );
