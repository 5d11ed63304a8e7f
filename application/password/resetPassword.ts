import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Conclude } from '#application/session/conclude.ts';
import type { Proceed } from '#application/session/proceed.ts';
import type { FormFault } from '#domain/identity/fieldFault.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { TypedCode } from '#domain/identity/parseCodeForm.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { ReplacePassword } from './replacePassword.ts';

export type ResetPassword = (typed: TypedCode) => TE.TaskEither<FormFault | IdentityFault, Destination>;

type Steps = {
  readonly replacePassword: ReplacePassword;
  readonly proceed: Proceed;
  readonly conclude: Conclude;
};

/** Replaces a forgotten password, and goes on as a sign-in does. */
export const makeResetPassword =
  ({ replacePassword, proceed, conclude }: Steps): ResetPassword =>
  (typed) =>
    pipe(
      replacePassword(typed, 'Password Reset'),
      TE.flatMap((): TE.TaskEither<FormFault | IdentityFault, Destination> => proceed(null)),
      conclude('/forgot-password/error'),
    );
