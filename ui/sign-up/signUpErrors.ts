import type { PasswordRule } from '#domain/identity/passwordRules.ts';
import { refusedMessage } from '#ui/password/refusedMessage.ts';
import { faultMessage } from '#ui/shared/feedback/faultMessage.ts';
import { formErrors, type FormError, type TypedFormFault } from '#ui/shared/form/formErrors.ts';

/** The errors of the sign-up form. */
export const signUpErrors = (
  fault: TypedFormFault | null,
  rules: ReadonlyArray<PasswordRule>,
): ReadonlyArray<FormError> => {
  if (fault?._tag === 'PasswordRefused') return [{ field: 'password', message: refusedMessage(fault, rules) }];
  if (fault?._tag === 'UsernameTaken') return [{ field: 'email', message: faultMessage(fault) }];
  return formErrors(fault);
};
