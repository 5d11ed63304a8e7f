import type { NumberFault } from '#application/two-factor/enterNumber.ts';
import type { PhoneNumbers } from '#application/two-factor/phoneNumbers.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type FormError, formErrors } from '#ui/shared/form/formErrors.ts';
import type { Arrived } from '#ui/shared/hooks/useAction.ts';

/** The errors of the form for a phone number. */
export const numberErrors = (
  fault: Arrived<NumberFault | IdentityFault> | null,
  { read }: Pick<PhoneNumbers, 'read'>,
): ReadonlyArray<FormError> => {
  switch (fault?._tag) {
    case 'NumberIncomplete': {
      const field = fault.problem === 'NoCountry' ? 'country' : 'number';
      const isRight: FormError['isRight'] = (text) =>
        read({ country: text('country'), number: text('number') })._tag === 'Right';
      return [{ field, message: { id: `twoFactor.number.fault.${fault.problem}` }, isRight }];
    }
    case 'NumberNotChangeable':
      return [{ field: 'number', message: { id: 'twoFactor.number.fault.NotChangeable' } }];
    case 'NumberRefused':
      return [{ field: 'number', message: { id: `twoFactor.number.refused.${fault.type ?? 'Unknown'}` } }];
    default:
      return formErrors(fault);
  }
};
