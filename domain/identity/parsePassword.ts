import * as E from 'fp-ts/Either';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import type { Password } from './credentials.ts';

/** Why a typed password is refused. */
export type PasswordProblem = 'Missing';

/** Takes a password exactly as typed; only an empty one is refused. */
export const parsePassword = (typed: string): E.Either<PasswordProblem, Password> =>
  typed === '' ? E.left('Missing') : E.right(unsafeNominal<'Password'>(typed));
