import type { NumberFault } from '#application/two-factor/enterNumber.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type FormError, formErrors } from '#ui/shared/form/formErrors.ts';
import type { Arrived } from '#ui/shared/hooks/useAction.ts';

/** The errors of the form for a phone number. */
export const numberErrors = (fault: Arrived<NumberFault | IdentityFault> | null): ReadonlyArray<FormError> => {
  switch (fault?._tag) {
    case 'NumberIncomplete': {
      const field = fault.problem === 'NoCountry' ? 'country' : 'number';
      return [{ field, message: { id: `twoFactor.number.fault.${fault.problem}` } }];
    }
    case 'NumberNotChangeable':
      return [{ field: 'number', message: { id: 'twoFactor.number.fault.NotChangeable' } }];
    case 'NumberRefused':
      return [{ field: 'number', message: { id: `twoFactor.number.refused.${fault.type ?? 'Unknown'}` } }];
    default:
      return formErrors(fault);
  }
};
