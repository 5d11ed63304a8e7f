import * as E from 'fp-ts/Either';
import { mint } from '#domain/shared/nominal.ts';
import type { Password } from './credentials.ts';

export type PasswordProblem = 'Missing';

/** Takes a password exactly as typed; only nothing at all is refused. */
export const parsePassword = (typed: string): E.Either<PasswordProblem, Password> =>
  typed === '' ? E.left('Missing') : E.right(mint<'Password'>(typed));
