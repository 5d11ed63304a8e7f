import type { Change } from './session.ts';

/** How long a new code must wait when the service does not say. */
export const resendPauseMs: number = 30_000;

/** A code was sent: the next may be asked for after the service's Retry-After, or 30 seconds, by the wall clock. */
export const codeWasSent =
  (now: number, retryAfterMs: number | null): Change =>
  (session) => ({ ...session, resendAt: now + (retryAfterMs ?? resendPauseMs) });

/** The whole seconds left until a wall-clock time; 0 once it has come, or when there is none. */
export const secondsUntil = (deadline: number | null, now: number): number =>
  deadline === null ? 0 : Math.max(0, Math.ceil((deadline - now) / 1000));
