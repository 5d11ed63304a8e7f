import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { PasswordRule } from '#domain/identity/passwordRules.ts';
import { codeFaultOf, type CodeFault } from '#domain/session/codeFault.ts';
import { faultMessage, minutesOf } from '#ui/shared/feedback/faultMessage.ts';
import { formErrors, type FormError, type TypedFormFault } from '#ui/shared/form/formErrors.ts';
import { refusedMessage } from '#ui/password/refusedMessage.ts';
import type { Message } from '#ui/shared/layout/message.ts';

/** Everything that can be wrong on a page that asks for a code. */
export type CodeFormFaults = {
  /** The fault of the last submit. */
  readonly entry: TypedFormFault | null;
  /** The fault of the last request for a new code. */
  readonly send: IdentityFault | null;
  /** The fault of the code itself. The session keeps it over a reload. */
  readonly code: CodeFault | null;
  /** The seconds left to wait; 0 when the wait is over or unknown. */
  readonly secondsLeft: number;
};

/** The message for a fault of a code. Too many attempts never read as a wrong code. */
export const codeFaultMessage = (fault: CodeFault, secondsLeft: number): Message => {
  switch (fault._tag) {
    case 'invalidCode':
      return { id: 'signIn.fault.CodeMismatch' };
    case 'expiredCode':
      return { id: 'signIn.fault.CodeExpired' };
    case 'rateLimit':
      return { id: 'signIn.fault.RateLimited', values: { minutes: minutesOf(secondsLeft * 1000) } };
    case 'tooManyException':
      return { id: 'code.fault.tooManyException', values: { minutes: minutesOf(secondsLeft * 1000) } };
  }
};

const isOver = (fault: CodeFault, secondsLeft: number): boolean =>
  'until' in fault && fault.until !== null && secondsLeft === 0;

const isOfCode = (fault: IdentityFault): boolean => codeFaultOf(fault, 0) !== null;

const entryErrors = (fault: TypedFormFault, rules: ReadonlyArray<PasswordRule>): ReadonlyArray<FormError> => {
  switch (fault._tag) {
    case 'PasswordRefused':
      return [{ field: 'password', message: refusedMessage(fault, rules) }];
    case 'Unexpected':
      return [{ field: null, message: { id: 'code.fault.Unexpected' } }];
    case 'WrongCredentials':
      return [{ field: 'password', message: faultMessage(fault) }];
    default:
      return fault._tag !== 'Incomplete' && isOfCode(fault) ? [] : formErrors(fault);
  }
};

const sendErrors = (fault: IdentityFault): ReadonlyArray<FormError> => {
  if (fault._tag === 'Cancelled' || isOfCode(fault)) return [];
  return fault._tag === 'SignedOut' ? formErrors(fault) : [{ field: null, message: { id: 'code.fault.notSent' } }];
};

/** The errors of a page that asks for a code: of the last request first, then of the code itself. */
export const codeErrors = (
  { entry, send, code, secondsLeft }: CodeFormFaults,
  rules: ReadonlyArray<PasswordRule>,
): ReadonlyArray<FormError> => {
  if (entry?._tag === 'Incomplete') return formErrors(entry);
  const ofCode: ReadonlyArray<FormError> =
    code === null || isOver(code, secondsLeft) ? [] : [{ field: 'code', message: codeFaultMessage(code, secondsLeft) }];
  return [...(entry === null ? [] : entryErrors(entry, rules)), ...(send === null ? [] : sendErrors(send)), ...ofCode];
};
