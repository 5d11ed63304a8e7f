import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
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
  onTokens?: (session: Session) => Task<void>,
) => TaskEither<IdentityFault, Destination>;

/** A missing second factor is the next step, not a fault. */
export const makeCompleteSignIn =
  (
    { session }: Pick<Ports, 'session'>,
    { fetchTokens, nextSignInStep }: { readonly fetchTokens: FetchTokens; readonly nextSignInStep: NextSignInStep },
  ): CompleteSignIn =>
  (profileId, onTokens = () => async () => undefined) =>
  async () => {
    const fetched = await fetchTokens(profileId)();
    if (E.isLeft(fetched)) return fetched;
    const hasTokens = fetched.right.person.accessToken !== null;
    const chosen = hasTokens ? session.update(withChosenAccount(profileId)) : fetched.right;
    await onTokens(chosen)();
    return E.right(await nextSignInStep());
  };
