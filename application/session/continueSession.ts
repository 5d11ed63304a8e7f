import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import type { LeadOn } from '#application/sign-in/leadOn.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { continued } from '#domain/session/changes.ts';
import type { Proceed } from './proceed.ts';
import type { SignOut } from './signOut.ts';

export type ContinueSession = () => TE.TaskEither<IdentityFault, Destination>;
export type UseExistingAccount = () => TE.TaskEither<never, Destination>;
export type UseAnotherAccount = () => TE.TaskEither<never, Destination>;

/** Finishes as a sign-in does, for who is signed in already. */
export const makeContinueSession =
  ({ session }: Pick<Ports, 'session'>, proceed: Proceed, leadOn: LeadOn): ContinueSession =>
  () =>
    pipe(proceed(session.update(continued).chosenProfileId), TE.orElse(leadOn));

/** Signs out and starts over, on the way to the same place. */
export const makeUseAnotherAccount =
  (signOut: SignOut): UseAnotherAccount =>
  () =>
    TE.fromTask(
      pipe(
        signOut,
        T.map(() => toRoute('/signin')),
      ),
    );

/** The account has a password, so a provider's word alone does not open it: its email is filled in already. */
export const useExistingAccount: UseExistingAccount = () => TE.right(toRoute('/signin'));
