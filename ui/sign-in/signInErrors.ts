import type { CredentialsFault, CredentialsFieldFault } from '#domain/identity/parseCredentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { FormError } from '#ui/shared/ErrorSummary.tsx';
import type { Message } from '#ui/shared/message.ts';

export type SignInFault = CredentialsFault | IdentityFault;

const minute = 60_000;

// Because: a wait of nought minutes stands for a wait nobody told us.
const minutesOf = (retryAfterMs: number | null): number => Math.ceil((retryAfterMs ?? 0) / minute);

const fieldMessage = (fault: CredentialsFieldFault): Message =>
  fault.field === 'email'
    ? { id: `signIn.fault.email.${fault.problem}` }
    : { id: `signIn.fault.password.${fault.problem}` };

/** A fault in words. */
const faultMessage = (fault: IdentityFault): Message => {
  const message: Message = { id: `signIn.fault.${fault._tag}` };
  return fault._tag === 'RateLimited' || fault._tag === 'TooManyAttempts'
    ? { ...message, values: { minutes: minutesOf(fault.retryAfterMs) } }
    : message;
};

/** What the sign-in form lists as wrong. Wrong credentials belong to neither field, so that nothing is told of either. */
export const signInErrors = (fault: SignInFault | null): ReadonlyArray<FormError> => {
  if (fault === null || fault._tag === 'Cancelled') return [];
  if (fault._tag !== 'Incomplete') return [{ field: null, message: faultMessage(fault) }];
  return fault.fields.map((each) => ({ field: each.field, message: fieldMessage(each) }));
};

/** The error of one field among those listed. */
export const errorOf = (errors: ReadonlyArray<FormError>, field: string): Message | null =>
  errors.find((error) => error.field === field)?.message ?? null;
