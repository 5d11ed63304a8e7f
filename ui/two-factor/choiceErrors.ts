import type { ChoiceFault } from '#application/two-factor/chooseNumber.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { FormError } from '#ui/shared/ErrorSummary.tsx';
import { faultMessage } from '#ui/shared/faultMessage.ts';

/** What a form with one choice lists as wrong. */
export const choiceErrors = (
  fault: ChoiceFault | IdentityFault | null,
  field: 'chosenNumber' | 'channel',
): ReadonlyArray<FormError> => {
  if (fault === null || fault._tag === 'Cancelled') return [];
  return fault._tag === 'NothingChosen'
    ? [{ field, message: { id: `twoFactor.missing.${field}` } }]
    : [{ field: null, message: faultMessage(fault) }];
};
