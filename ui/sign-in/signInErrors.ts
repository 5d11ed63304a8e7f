import type { CredentialsFault } from '#domain/identity/parseCredentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { FormError } from '#ui/shared/ErrorSummary.tsx';
import { faultMessage, fieldMessage } from '#ui/shared/faultMessage.ts';

export type SignInFault = CredentialsFault | IdentityFault;

/** What the sign-in form lists as wrong. Wrong credentials belong to neither field, so that nothing is told of either. */
export const signInErrors = (fault: SignInFault | null): ReadonlyArray<FormError> => {
  if (fault === null || fault._tag === 'Cancelled') return [];
  if (fault._tag !== 'Incomplete') return [{ field: null, message: faultMessage(fault) }];
  return fault.fields.map((each) => ({ field: each.field, message: fieldMessage(each) }));
};
