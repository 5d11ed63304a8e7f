import type { BrokenRule, PasswordRule } from '#domain/identity/checkPassword.ts';
import { type FieldFault, type FormFault, type PasswordProblem } from '#domain/identity/credentials.ts';
import { type IdentityFault, waitOf } from '#domain/identity/identityFault.ts';
import { codeLength } from '#domain/identity/oneTimeCode.ts';
import type { Arrived } from '#ui/shared/hooks/useAction.ts';
import type { Message } from '#ui/shared/layout/MessageText.tsx';

/** What is wrong, and the name of the field; null when the error belongs to no single field. */
export type FormError = {
  readonly field: string | null;
  readonly message: Message;
  /** The rule of a new password that the service says is broken. */
  readonly brokenRule?: string | null;
  /** When the service has asked to wait until, in epoch milliseconds: the error is over then. */
  readonly waitEndsAt?: number;
};

/** The faults that every form with text fields can have. */
export type TypedFormFault = FormFault | IdentityFault;

/** The error for a fault of the identity service, which belongs to no field. */
export const faultError = (fault: Arrived<IdentityFault>): FormError => {
  const ms = waitOf(fault);
  const wait = ms !== null && { waitEndsAt: fault.arrivedAt + ms };
  return { field: null, message: faultMessage(fault), ...wait };
};

/** The errors of a form: one per incomplete field, else one for the whole form; none when the user cancelled. The rules are those of a new password. */
export const formErrors = (
  fault: Arrived<TypedFormFault> | null,
  rules: ReadonlyArray<PasswordRule> = [],
): ReadonlyArray<FormError> => {
  if (fault === null || fault._tag === 'Cancelled') return [];
  switch (fault._tag) {
    case 'Incomplete':
      return fieldErrors(fault.fields);
    case 'ParameterRefused':
      return [{ field: 'email', message: faultMessage(fault) }];
    case 'PasswordRefused':
      return [{ field: 'password', message: refusedMessage(fault, rules), brokenRule: fault.rule }];
    default:
      return [faultError(fault)];
  }
};

/** The errors of incomplete or malformed fields. */
export const fieldErrors = (fields: ReadonlyArray<FieldFault>): ReadonlyArray<FormError> =>
  fields.map((fault) => ({ field: fault.field, message: fieldMessage(fault) }));

/** The message for a fault of the identity service. */
export const faultMessage = (fault: IdentityFault): Message => ({ id: `signIn.fault.${fault._tag}` });

type Refused = Extract<IdentityFault, { readonly _tag: 'PasswordRefused' }>;

/** The message for a rejected password: the broken rule, or for an unknown rule only that another password is needed. */
const refusedMessage = (fault: Refused, rules: ReadonlyArray<PasswordRule>): Message => {
  const broken = rules.find((each) => each._tag === 'Known' && each.rule === fault.rule);
  return broken?._tag === 'Known' ? brokenMessage(broken) : faultMessage(fault);
};

const brokenMessage = ({ rule, value }: BrokenRule): Message => ({ id: `password.broken.${rule}`, values: { value } });

const passwordMessage = (problem: PasswordProblem): Message => {
  if (problem === 'Missing') return { id: 'signIn.fault.password.Missing' };
  const [broken, ...more] = problem;
  return broken === undefined || more.length > 0 ? { id: 'password.broken.several' } : brokenMessage(broken);
};

/** The message for an incomplete or malformed field. */
const fieldMessage = (fault: FieldFault): Message => {
  switch (fault.field) {
    case 'email':
      return { id: `signIn.fault.email.${fault.problem}` };
    case 'password':
      return passwordMessage(fault.problem);
    case 'code':
      return { id: `code.fault.${fault.problem}`, values: { digits: codeLength } };
  }
};

/** What errors come from. */
export type ShownFault = { readonly _tag: string } & Partial<Arrived<object>>;

const codeFaults = ['CodeMismatch', 'invalidCode', 'CodeExpired', 'expiredCode', 'TooManyAttempts', 'tooManyException'];

/** The field whose text was refused. Because: what one types next goes there, and an alert is heard wherever the focus is. */
export const refusedField = (fault: ShownFault | null): string | null => {
  if (fault?._tag === 'WrongCredentials') return 'password';
  return fault !== null && codeFaults.includes(fault._tag) ? 'code' : null;
};
