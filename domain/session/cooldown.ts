import { type Change, type Session, withFields } from './session.ts';

/** The cooldown before another code, in milliseconds, where the service does not give one. */
export const cooldownMs: number = 30_000;

/** Extends the cooldown to a wall-clock time in milliseconds. An earlier time changes nothing. */
export const withCooldown =
  (until: number): Change =>
  (session) =>
    (session.codes.resendAt ?? 0) >= until ? session : withFields('codes', { resendAt: until })(session);

/** Whether a new code cannot be requested yet. `resendAt` is the end of the cooldown; null where there is none. */
export const isCoolingDown = (resendAt: number | null, now: number): boolean => now < (resendAt ?? 0);

/** The whole seconds until a wall-clock time. 0 once it has passed, and without one. */
export const secondsUntil = (deadline: number | null, now: number): number =>
  Math.max(0, Math.ceil(((deadline ?? 0) - now) / 1000));

type Codes = Session['codes'];

/** The waits of a session that was stored at `savedAt`. None is longer than it was then, even if the clock was set back since. */
export const ownWaits = ({ purpose, fault, resendAt }: Codes, savedAt: number, now: number): Codes => {
  const limited = (until: number | null): number | null =>
    until === null ? null : Math.min(until, now + (until - savedAt));
  return {
    purpose,
    resendAt: limited(resendAt),
    fault: fault !== null && 'until' in fault ? { ...fault, until: limited(fault.until) } : fault,
  };
};
