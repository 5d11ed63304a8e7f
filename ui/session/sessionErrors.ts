import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type FormError, formErrors } from '#ui/shared/form/formErrors.ts';

/** The errors of a page without text fields. */
export const sessionErrors = (fault: IdentityFault | null): ReadonlyArray<FormError> =>
  fault?._tag === 'ServiceFailed'
    ? [{ field: null, message: { id: 'session.fault.ServiceFailed' } }]
    : formErrors(fault);
