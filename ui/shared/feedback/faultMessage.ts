import type { FieldFault } from '#domain/identity/fieldFault.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Message } from '#ui/shared/layout/message.ts';

/** The message for a fault of the identity service. */
export const faultMessage = (fault: IdentityFault): Message => ({ id: `signIn.fault.${fault._tag}` });

/** The message for an incomplete or malformed field. */
export const fieldMessage = (fault: FieldFault): Message => {
  switch (fault.field) {
    case 'email':
      return { id: `signIn.fault.email.${fault.problem}` };
    case 'password':
      return { id: `signIn.fault.password.${fault.problem}` };
    case 'code':
      return { id: `code.fault.${fault.problem}` };
  }
};
