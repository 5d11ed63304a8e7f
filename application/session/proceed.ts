import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { FetchTokens } from './fetchTokens.ts';
import type { GoOn } from './goOn.ts';

/** Goes on from a session that has just been proved, for one linked account where a profile is named. */
export type Proceed = (profileId: ProfileId | null) => TE.TaskEither<IdentityFault, Destination>;

/** Fetches the tokens, then goes on. */
export const makeProceed =
  (fetchTokens: FetchTokens, goOn: GoOn): Proceed =>
  (profileId) =>
    pipe(
      fetchTokens(profileId),
      TE.flatMap(() => TE.fromTask(goOn)),
    );
