import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { withChosenAccount } from '#domain/session/changes.ts';
import type { Session } from '#domain/session/session.ts';
import type { FetchTokens } from './fetchTokens.ts';
import type { NextSignInStep } from './nextSignInStep.ts';

/**
 * Completes a sign-in that the identity service accepted: fetches the tokens, of one linked account if a profile is given,
 * runs `onTokens`, and returns the destination of the next step.
 */
export type CompleteSignIn = (
  profileId: ProfileId | null,
  onTokens?: (session: Session) => T.Task<void>,
) => TE.TaskEither<IdentityFault, Destination>;

/** A missing second factor is the next step, not a fault. */
export const makeCompleteSignIn =
  (
    { session }: Pick<Ports, 'session'>,
    { fetchTokens, nextSignInStep }: { readonly fetchTokens: FetchTokens; readonly nextSignInStep: NextSignInStep },
  ): CompleteSignIn =>
  (profileId, onTokens = () => T.of(undefined)) =>
    pipe(
      fetchTokens(profileId),
      TE.map((fetched) =>
        fetched.person.accessToken === null ? fetched : session.update(withChosenAccount(profileId)),
      ),
      TE.flatMapTask(onTokens),
      TE.flatMapTask(() => nextSignInStep),
    );
