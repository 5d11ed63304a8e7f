import type { SignUpFault } from '#application/sign-up/signUp.ts';
import type { PasswordRule } from '#domain/identity/checkPassword.ts';
import { fieldErrors, type FormError, formErrors } from '#ui/shared/form/formErrors.ts';
import type { Arrived } from '#ui/shared/hooks/useAction.ts';

/** The errors of the sign-up form. */
export const signUpErrors = (
  fault: Arrived<SignUpFault> | null,
  rules: ReadonlyArray<PasswordRule>,
): ReadonlyArray<FormError> => {
  if (fault?._tag === 'DocumentsUnread') {
    const documents: FormError = { field: 'documents', message: { id: 'signUp.documents.unread' } };
    return [...fieldErrors(fault.fields), documents];
  }
  return formErrors(fault, rules);
};
