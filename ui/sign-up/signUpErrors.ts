import type { FormFault } from '#domain/identity/fieldFault.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { PasswordRule } from '#domain/identity/passwordRules.ts';
import { refusedMessage } from '#ui/password/refusedMessage.ts';
import type { FormError } from '#ui/shared/ErrorSummary.tsx';
import { faultMessage, fieldMessage } from '#ui/shared/faultMessage.ts';

export type SignUpFault = FormFault | IdentityFault;

/** What the sign-up form lists as wrong. */
export const signUpErrors = (
  fault: SignUpFault | null,
  rules: ReadonlyArray<PasswordRule>,
): ReadonlyArray<FormError> => {
  if (fault === null) return [];
  switch (fault._tag) {
    case 'Cancelled':
      return [];
    case 'Incomplete':
      return fault.fields.map((each) => ({ field: each.field, message: fieldMessage(each) }));
    case 'PasswordRefused':
      return [{ field: 'password', message: refusedMessage(fault, rules) }];
    case 'UsernameTaken':
      return [{ field: 'email', message: faultMessage(fault) }];
    default:
      return [{ field: null, message: faultMessage(fault) }];
  }
};
