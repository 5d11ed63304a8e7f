import type { PasswordRule } from '#domain/identity/checkPassword.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { codeFaultOf } from '#domain/session/codeState.ts';
import type { CodeFault } from '#domain/session/session.ts';
import { faultMessage, type FormError, formErrors, type TypedFormFault } from '#ui/shared/form/formErrors.ts';
import type { Arrived } from '#ui/shared/hooks/useAction.ts';

/** Everything that can be wrong on a page that asks for a code. */
type CodeFormFaults = {
  /** The fault of the last submit. */
  readonly entry: Arrived<TypedFormFault> | null;
  /** The fault of the last request for a new code. */
  readonly send: Arrived<IdentityFault> | null;
  /** The fault of the code itself. The session keeps it over a reload. */
  readonly code: CodeFault | null;
};

const codeFaultError = (fault: CodeFault): FormError => {
  switch (fault._tag) {
    case 'invalidCode':
      return { field: 'code', message: { id: 'signIn.fault.CodeMismatch' } };
    case 'expiredCode':
      return { field: null, message: { id: 'signIn.fault.CodeExpired' } };
    case 'tooManyException':
      return { field: null, message: { id: 'code.fault.tooManyException' } };
    case 'rateLimit':
      return {
        field: null,
        message: { id: 'signIn.fault.RateLimited' },
        ...(fault.until !== null && { waitEndsAt: fault.until }),
      };
  }
};

const isOfCode = (fault: IdentityFault): boolean => codeFaultOf(fault, 0) !== null;

const entryErrors = (fault: Arrived<TypedFormFault>, rules: ReadonlyArray<PasswordRule>): ReadonlyArray<FormError> => {
  switch (fault._tag) {
    // Because: a page that asks for a code has no field for the email.
    case 'ParameterRefused':
    case 'Unexpected':
      return [{ field: null, message: { id: 'code.fault.Unexpected' } }];
    case 'CodeMismatch':
      return [{ field: 'code', message: faultMessage(fault) }];
    case 'WrongCredentials':
      return [{ field: 'password', message: faultMessage(fault) }];
    default:
      return formErrors(fault, rules);
  }
};

const sendErrors = (fault: Arrived<IdentityFault>): ReadonlyArray<FormError> => {
  if (fault._tag === 'Cancelled' || isOfCode(fault)) return [];
  if (fault._tag === 'Unreachable') return formErrors(fault);
  return [{ field: null, message: { id: 'code.fault.notSent' } }];
};

/** The errors of a page that asks for a code: first those of the last request, then that of the code. */
export const codeErrors = (
  { entry, send, code }: CodeFormFaults,
  rules: ReadonlyArray<PasswordRule>,
): ReadonlyArray<FormError> => {
  const ofCode = code === null ? [] : [codeFaultError(code)];
  // Because: an empty code is no longer the wrong one, but a wait goes on.
  if (entry?._tag === 'Incomplete')
    return [...formErrors(entry, rules), ...ofCode.filter(({ field }) => field === null)];
  // Because: a refused code is a fault of the entry and of the session; a refused later call, such as for the tokens, of the entry only.
  const isSaidByCode = entry !== null && code !== null && isOfCode(entry);
  return [
    ...(entry === null || isSaidByCode ? [] : entryErrors(entry, rules)),
    ...(send === null ? [] : sendErrors(send)),
    ...ofCode,
  ];
};
