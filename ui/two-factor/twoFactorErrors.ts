import type { ChoiceFault, NumberFault } from '#application/two-factor/enterNumber.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { sessionErrors } from '#ui/session/sessionErrors.ts';
import { type FormError, formErrors } from '#ui/shared/form/formErrors.ts';

/** The errors of a form with one choice. */
export const choiceErrors = (
  fault: ChoiceFault | IdentityFault | null,
  field: 'chosenNumber' | 'channel',
): ReadonlyArray<FormError> =>
  fault?._tag === 'NothingChosen' ? [{ field, message: { id: `twoFactor.missing.${field}` } }] : sessionErrors(fault);

/** The errors of the form for a phone number. */
export const numberErrors = (fault: NumberFault | IdentityFault | null): ReadonlyArray<FormError> => {
  if (fault?._tag === 'NumberIncomplete') {
    const field = fault.problem === 'NoCountry' ? 'country' : 'number';
    return [{ field, message: { id: `twoFactor.number.fault.${fault.problem}` } }];
  }
  if (fault?._tag === 'NumberNotChangeable') {
    return [{ field: 'number', message: { id: 'twoFactor.number.fault.NotChangeable' } }];
  }
  return fault?._tag === 'NumberRefused'
    ? [{ field: 'number', message: { id: `twoFactor.number.refused.${fault.type ?? 'Unknown'}` } }]
    : formErrors(fault);
};

/** Adds the number of tries left to the error for a wrong code, when it is known. */
export const withTriesLeft = (errors: ReadonlyArray<FormError>, left: number | null): ReadonlyArray<FormError> =>
  errors.map((error) =>
    left !== null && error.message.id === 'signIn.fault.CodeMismatch'
      ? { ...error, message: { id: 'twoFactor.verify.wrong', values: { count: left } } }
      : error,
  );
