import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { FormError } from '#ui/shared/ErrorSummary.tsx';
import { signInErrors } from '#ui/sign-in/signInErrors.ts';

/** What went wrong on a page where nothing was typed. */
export const sessionErrors = (fault: IdentityFault | null): ReadonlyArray<FormError> =>
  fault?._tag === 'ServiceFailed'
    ? [{ field: null, message: { id: 'session.fault.ServiceFailed' } }]
    : signInErrors(fault);
