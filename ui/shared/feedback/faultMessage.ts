import type { FieldFault } from '#domain/identity/fieldFault.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Message } from '#ui/shared/layout/message.ts';

const minute = 60_000;

/** A wait in whole minutes, rounded up; 0 for an unknown wait. */
export const minutesOf = (ms: number | null): number => Math.ceil((ms ?? 0) / minute);

/** The message for a fault of the identity service. */
export const faultMessage = (fault: IdentityFault): Message => {
  const message: Message = { id: `signIn.fault.${fault._tag}` };
  return fault._tag === 'RateLimited' || fault._tag === 'TooManyAttempts'
    ? { ...message, values: { minutes: minutesOf(fault.retryAfterMs) } }
    : message;
};

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
