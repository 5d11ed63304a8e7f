import type { Change, CodePurpose } from './session.ts';

/** How long a new code must wait when the service does not say. */
export const resendPauseMs: number = 30_000;

/** Codes begin anew: none was sent yet, none was entered. */
export const withoutCodes: Change = (session) => ({
  ...session,
  code: null,
  codeFault: null,
  codeFor: null,
  resendAt: null,
});

/** A code was sent: the next has to wait as long as the service says, and what was wrong with the one before is past. */
export const codeWasSent =
  (purpose: CodePurpose, now: number, retryAfterMs: number | null): Change =>
  (session) => ({
    ...session,
    code: null,
    codeFault: null,
    codeFor: purpose,
    resendAt: now + (retryAfterMs ?? resendPauseMs),
  });

/** The service named a time before which no new code is to be asked for. */
export const resendHeldUntil =
  (until: number): Change =>
  (session) => ({ ...session, resendAt: Math.max(until, session.resendAt ?? until) });

/** Whether no new code may be asked for yet. */
export const mustWait = (resendAt: number | null, now: number): boolean => resendAt !== null && now < resendAt;

/** The whole seconds left until a wall-clock time; 0 once it has come, or when there is none. */
export const secondsUntil = (deadline: number | null, now: number): number =>
  deadline === null ? 0 : Math.max(0, Math.ceil((deadline - now) / 1000));
