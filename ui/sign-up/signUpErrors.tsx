import type { SignUpFault } from '#application/sign-up/signUp.ts';
import type { PasswordRule } from '#domain/identity/checkPassword.ts';
import { faultMessage, fieldErrors, type FormError, formErrors } from '#ui/shared/form/formErrors.ts';
import type { Arrived } from '#ui/shared/hooks/useAction.ts';
import { AppLink } from '#ui/shared/layout/links.tsx';

/** The errors of the sign-up form. */
export const signUpErrors = (
  fault: Arrived<SignUpFault> | null,
  rules: ReadonlyArray<PasswordRule>,
): ReadonlyArray<FormError> => {
  if (fault?._tag === 'UsernameTaken') {
    const message = faultMessage(fault);
    // Because: nothing is wrong with the field, and the link brings its address along.
    return [{ field: null, message, link: <AppLink to="/signin" label={message} leaves={false} /> }];
  }
  if (fault?._tag === 'DocumentsUnread') {
    const documents: FormError = { field: 'documents', message: { id: 'signUp.documents.unread' } };
    return [...fieldErrors(fault.fields), documents];
  }
  return formErrors(fault, rules);
};
