import type { IdentityFault } from './identityFault.ts';

/** The wait in milliseconds where the service does not name one. */
export const usualWaitMs = 60_000;

/** How long a fault asks to wait, in milliseconds; null for a fault that asks for no wait. A wait of 0 counts as not named. */
export const waitOf = (fault: IdentityFault): number | null =>
  fault._tag === 'RateLimited' || fault._tag === 'TooManyAttempts' ? fault.retryAfterMs || usualWaitMs : null;
