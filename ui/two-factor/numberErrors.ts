import type { NumberFault } from '#application/two-factor/enterNumber.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { FormError } from '#ui/shared/ErrorSummary.tsx';
import { faultMessage } from '#ui/shared/faultMessage.ts';

/** What the number's form lists as wrong. */
export const numberErrors = (fault: NumberFault | IdentityFault | null): ReadonlyArray<FormError> => {
  if (fault === null || fault._tag === 'Cancelled') return [];
  switch (fault._tag) {
    case 'NumberIncomplete':
      return [
        {
          field: fault.problem === 'NoCountry' ? 'country' : 'number',
          message: { id: `twoFactor.number.fault.${fault.problem}` },
        },
      ];
    case 'NumberRefused':
      return [{ field: 'number', message: { id: `twoFactor.number.refused.${fault.type ?? 'Unknown'}` } }];
    default:
      return [{ field: null, message: faultMessage(fault) }];
  }
};
