import * as E from 'fp-ts/Either';
import type { Credentials, TypedCredentials } from './credentials.ts';
import { parseEmail, type EmailProblem } from './parseEmail.ts';
import { parsePassword, type PasswordProblem } from './parsePassword.ts';

/** The fault of one field of a form with an email and a password. */
export type CredentialsFieldFault =
  | { readonly field: 'email'; readonly problem: EmailProblem }
  | { readonly field: 'password'; readonly problem: PasswordProblem };

/** The faults of every field, in the order of the form. */
export type CredentialsFault = { readonly _tag: 'Incomplete'; readonly fields: ReadonlyArray<CredentialsFieldFault> };

/** The typed credentials, or the faults of every field. */
export const parseCredentials = (typed: TypedCredentials): E.Either<CredentialsFault, Credentials> => {
  const email = parseEmail(typed.email);
  const password = parsePassword(typed.password);
  if (E.isRight(email) && E.isRight(password)) return E.right({ email: email.right, password: password.right });
  const emailFaults = E.isLeft(email) ? [{ field: 'email', problem: email.left } as const] : [];
  const passwordFaults = E.isLeft(password) ? [{ field: 'password', problem: password.left } as const] : [];
  return E.left({ _tag: 'Incomplete', fields: [...emailFaults, ...passwordFaults] });
};
