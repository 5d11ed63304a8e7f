import type { FormFault } from '#domain/identity/fieldFault.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { faultMessage, fieldMessage } from '#ui/shared/feedback/faultMessage.ts';
import type { Message } from '#ui/shared/layout/message.ts';

/** What is wrong, and the name of the field; null when the error belongs to no single field. */
export type FormError = { readonly field: string | null; readonly message: Message };

/** The faults that every form with text fields can have. */
export type TypedFormFault = FormFault | IdentityFault;

/** The errors of a form: one per incomplete field, else one for the whole form; none when the user cancelled. */
export const formErrors = (fault: TypedFormFault | null): ReadonlyArray<FormError> => {
  if (fault === null || fault._tag === 'Cancelled') return [];
  if (fault._tag !== 'Incomplete') return [{ field: null, message: faultMessage(fault) }];
  return fault.fields.map((each) => ({ field: each.field, message: fieldMessage(each) }));
};

/** The first error of a field, or null. */
export const errorOf = (errors: ReadonlyArray<FormError>, field: string): Message | null =>
  errors.find((error) => error.field === field)?.message ?? null;
