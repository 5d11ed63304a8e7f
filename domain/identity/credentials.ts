import * as E from 'fp-ts/Either';
import { type Nominal, unsafeNominal } from '#domain/shared/nominal.ts';
import { type Email, type EmailProblem, parseEmail } from './email.ts';

/** A password exactly as typed: never empty, never trimmed, never stored. */
export type Password = Nominal<'Password'>;

/** What a person signs in with. */
export type Credentials = { readonly email: Email; readonly password: Password };

/** The fields of a sign-in form, unchecked. */
export type TypedCredentials = { readonly email: string; readonly password: string };

/** Why a typed password is refused. */
export type PasswordProblem = 'Missing';

/** Takes a password exactly as typed; only an empty one is refused. */
export const parsePassword = (typed: string): E.Either<PasswordProblem, Password> =>
  typed === '' ? E.left('Missing') : E.right(unsafeNominal<'Password'>(typed));

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
  if (!E.isLeft(email) && !E.isLeft(password)) return E.right({ email: email.right, password: password.right });
  const emailFaults = E.isLeft(email) ? [{ field: 'email', problem: email.left } as const] : [];
  const passwordFaults = E.isLeft(password) ? [{ field: 'password', problem: password.left } as const] : [];
  return E.left({ _tag: 'Incomplete', fields: [...emailFaults, ...passwordFaults] });
};

/** The documents to accept could not be read; with the faults of the other fields. */
export type DocumentsUnread = { readonly _tag: 'DocumentsUnread'; readonly fields: CredentialsFault['fields'] };

type Terms<Version> = { readonly termsVersion: Version };

/** The credentials of a new account with the version of the terms it accepts, or every fault; a null version means unread terms. */
export const parseNewAccount = ({
  termsVersion,
  ...typed
}: TypedCredentials & Terms<string | null>): E.Either<
  CredentialsFault | DocumentsUnread,
  Credentials & Terms<string>
> => {
  const credentials = parseCredentials(typed);
  if (termsVersion === null)
    return E.left({ _tag: 'DocumentsUnread', fields: E.isLeft(credentials) ? credentials.left.fields : [] });
  return E.isLeft(credentials) ? credentials : E.right({ ...credentials.right, termsVersion });
};
