import type { FieldFault, FormFault } from '#domain/identity/fieldFault.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { PasswordRule } from '#domain/identity/passwordRules.ts';
import { codeFaultOf, type CodeFault } from '#domain/session/codeFault.ts';
import type { FormError } from '#ui/shared/ErrorSummary.tsx';
import { faultMessage, fieldMessage, minutesOf } from '#ui/shared/faultMessage.ts';
import { refusedMessage } from '#ui/password/refusedMessage.ts';
import type { Message } from '#ui/shared/message.ts';

export type EntryFault = FormFault | IdentityFault;

/** All a page with a code may have to say. */
export type CodeTrouble = {
  /** What became of the form that was sent. */
  readonly entry: EntryFault | null;
  /** What became of asking for a new code. */
  readonly send: IdentityFault | null;
  /** What the session keeps of the code; it outlives a reload. */
  readonly code: CodeFault | null;
  /** How long it asks to wait from now, in seconds; 0 when the wait is over or nobody told. */
  readonly secondsLeft: number;
};

/** What is wrong with the code, in words of its own: too many is never told as a wrong code. */
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

const fieldErrors = (fields: ReadonlyArray<FieldFault>): ReadonlyArray<FormError> =>
  fields.map((each) => ({ field: each.field, message: fieldMessage(each) }));

const entryErrors = (fault: IdentityFault, rules: ReadonlyArray<PasswordRule>): ReadonlyArray<FormError> => {
  if (fault._tag === 'Cancelled' || isOfCode(fault)) return [];
  if (fault._tag === 'PasswordRefused') return [{ field: 'password', message: refusedMessage(fault, rules) }];
  if (fault._tag === 'Unexpected') return [{ field: null, message: { id: 'code.fault.Unexpected' } }];
  return [{ field: fault._tag === 'WrongCredentials' ? 'password' : null, message: faultMessage(fault) }];
};

const unsentMessage = (fault: IdentityFault): Message =>
  fault._tag === 'SignedOut' ? faultMessage(fault) : { id: 'code.fault.notSent' };

/** What a page with a code lists as wrong: the newest first, and the code's own trouble after it. */
export const codeErrors = (
  { entry, send, code, secondsLeft }: CodeTrouble,
  rules: ReadonlyArray<PasswordRule>,
): ReadonlyArray<FormError> => {
  if (entry?._tag === 'Incomplete') return fieldErrors(entry.fields);
  const unsent: ReadonlyArray<FormError> =
    send === null || send._tag === 'Cancelled' || isOfCode(send) ? [] : [{ field: null, message: unsentMessage(send) }];
  const ofCode: ReadonlyArray<FormError> =
    code === null || isOver(code, secondsLeft) ? [] : [{ field: 'code', message: codeFaultMessage(code, secondsLeft) }];
  return [...(entry === null ? [] : entryErrors(entry, rules)), ...unsent, ...ofCode];
};
