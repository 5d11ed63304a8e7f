import * as E from 'fp-ts/Either';
import { type Nominal, unsafeNominal } from '#domain/shared/nominal.ts';
import { type BrokenRule, brokenRules, checkPassword, type PasswordRule } from './checkPassword.ts';
import { type Email, type EmailProblem, parseEmail } from './email.ts';
import { type OneTimeCode, parseCode } from './oneTimeCode.ts';

/** A password exactly as typed: never empty, never trimmed, never stored. */
export type Password = Nominal<'Password'>;

/** What a person signs in with. */
export type Credentials = { readonly email: Email; readonly password: Password };

/** The fields of a sign-in form, unchecked. */
export type TypedCredentials = { readonly email: string; readonly password: string };

/** Why a password is refused: it is missing, or the rules that a new one breaks. */
export type PasswordProblem = 'Missing' | ReadonlyArray<BrokenRule>;

/** The fault of one field of a form with an email, a password or a code. */
export type FieldFault =
  | { readonly field: 'email'; readonly problem: EmailProblem }
  | { readonly field: 'password'; readonly problem: PasswordProblem }
  | { readonly field: 'code'; readonly problem: 'Missing' | 'TooShort' | 'TooLong' };

/** A form that is refused, with the faults of all its fields in their order. */
export type FormFault = { readonly _tag: 'Incomplete'; readonly fields: ReadonlyArray<FieldFault> };

/** A refused form. */
export const incomplete = (fields: FormFault['fields']): E.Either<FormFault, never> =>
  E.left({ _tag: 'Incomplete', fields });

/** The fault of a field that was refused, as a list; an empty list for a field that was accepted. */
export const faultsOf = <Field extends FieldFault['field'], Problem>(
  field: Field,
  parsed: E.Either<Problem, unknown>,
): ReadonlyArray<{ readonly field: Field; readonly problem: Problem }> =>
  E.isLeft(parsed) ? [{ field, problem: parsed.left }] : [];

/** What a new password is checked against: the rules that are known, and the name that it must differ from. */
export type NewPasswordContext = { readonly rules: ReadonlyArray<PasswordRule>; readonly username: string };

/** Takes a password exactly as typed, unless it is empty or breaks a known rule. */
const parsePassword = (typed: string, { rules, username }: NewPasswordContext): E.Either<PasswordProblem, Password> => {
  if (typed === '') return E.left('Missing');
  const broken = brokenRules(checkPassword(rules, typed, username));
  return broken.length > 0 ? E.left(broken) : E.right(unsafeNominal<'Password'>(typed));
};

/** The typed credentials, or the faults of every field. The rules are those of a new password. */
export const parseCredentials = (
  typed: TypedCredentials,
  rules: ReadonlyArray<PasswordRule> = [],
): E.Either<FormFault, Credentials> => {
  const email = parseEmail(typed.email);
  const password = parsePassword(typed.password, { rules, username: typed.email });
  if (!E.isLeft(email) && !E.isLeft(password)) return E.right({ email: email.right, password: password.right });
  return incomplete([...faultsOf('email', email), ...faultsOf('password', password)]);
};

/** The documents to accept could not be loaded. `fields` has the faults of the other fields. */
export type DocumentsUnread = Pick<FormFault, 'fields'> & { readonly _tag: 'DocumentsUnread' };

/** The credentials of a new account with the version of the terms that it accepts. A version of null means that no terms were loaded. */
export const parseNewAccount = (
  { termsVersion, ...typed }: TypedCredentials & { readonly termsVersion: string | null },
  rules: ReadonlyArray<PasswordRule>,
): E.Either<FormFault | DocumentsUnread, Credentials & { readonly termsVersion: string }> => {
  const credentials = parseCredentials(typed, rules);
  if (termsVersion === null)
    return E.left({ _tag: 'DocumentsUnread', fields: E.isLeft(credentials) ? credentials.left.fields : [] });
  return E.isLeft(credentials) ? credentials : E.right({ ...credentials.right, termsVersion });
};

/** The code and the password of a form, unchecked. A field that the form does not ask for is null. */
export type TypedCode = { readonly code: string | null; readonly password: string | null };

type CodeAndPassword = { readonly code: OneTimeCode; readonly password: Password };

const anyPassword: NewPasswordContext = { rules: [], username: '' };

/** The code and the password: as typed, and as known for a field that the form does not ask for. Otherwise the faults of the fields. */
export const parseCodeAndPassword = (
  typed: TypedCode,
  known: { readonly [Field in keyof CodeAndPassword]: CodeAndPassword[Field] | null },
  context: NewPasswordContext = anyPassword,
): E.Either<FormFault, CodeAndPassword> => {
  const code = typed.code === null ? orMissing(known.code) : parseCode(typed.code);
  const password = typed.password === null ? orMissing(known.password) : parsePassword(typed.password, context);
  if (!E.isLeft(code) && !E.isLeft(password)) return E.right({ code: code.right, password: password.right });
  return incomplete([...faultsOf('code', code), ...faultsOf('password', password)]);
};

const orMissing = <Value>(known: Value | null): E.Either<'Missing', Value> =>
  known === null ? E.left('Missing') : E.right(known);

/** The typed code of a form that asks for nothing else, or its fault. */
export const parseCodeField = (typed: string): E.Either<FormFault, OneTimeCode> => {
  const code = parseCode(typed);
  return E.isLeft(code) ? incomplete(faultsOf('code', code)) : code;
};
