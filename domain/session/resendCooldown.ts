import type { Change, CodePurpose } from './session.ts';

/** The cooldown in milliseconds where the service does not give one. */
export const resendCooldownMs: number = 30_000;

/** Clears the entered code, its fault and the cooldown. */
export const withoutCodes: Change = (session) => ({
  ...session,
  code: null,
  codeFault: null,
  codeFor: null,
  resendAt: null,
});

/** Notes that a code was sent: starts the cooldown, and clears the earlier code and its fault. A browser that stayed goes on with it here. */
export const withCodeSent =
  (purpose: CodePurpose, now: number, retryAfterMs: number | null): Change =>
  (session) => ({
    ...session,
    code: null,
    codeFault: null,
    codeFor: purpose,
    leaving: null,
    resendAt: now + (retryAfterMs ?? resendCooldownMs),
  });

/** Extends the cooldown to a wall-clock time in milliseconds that the service gave. */
export const withResendCooldown =
  (until: number): Change =>
  (session) => ({ ...session, resendAt: Math.max(until, session.resendAt ?? until) });

/** Whether a new code cannot be requested yet. */
export const isCoolingDown = (resendAt: number | null, now: number): boolean => now < (resendAt ?? 0);

/** The countdown: the whole seconds until a wall-clock time; 0 once it has passed, or when there is none. */
export const secondsUntil = (deadline: number | null, now: number): number =>
  Math.max(0, Math.ceil(((deadline ?? 0) - now) / 1000));
