import type { Email } from '#domain/identity/email.ts';
import { type Change, type CodePurpose, type Session, withFields } from './session.ts';

/** The cooldown before another code, in milliseconds, where the service does not give one. */
export const cooldownMs = 30_000;

/** Extends the cooldown to a wall-clock time in milliseconds; an earlier time changes nothing. */
export const withCooldown =
  (until: number): Change =>
  (session) =>
    (session.codes.resendAt ?? 0) >= until ? session : withFields('codes', { resendAt: until })(session);

/** Whether a new code cannot be requested yet. */
export const isCoolingDown = (resendAt: number | null, now: number): boolean => now < (resendAt ?? 0);

/** The countdown: the whole seconds until a wall-clock time; 0 once it has passed, or when there is none. */
export const secondsUntil = (deadline: number | null, now: number): number =>
  Math.max(0, Math.ceil(((deadline ?? 0) - now) / 1000));

/** The cooldown that the tabs of one flow share; it ends at a time of the clock of the tab that shares it, or after the wait, if that is earlier. */
export type SharedCooldown = {
  readonly email: Email;
  readonly purpose: CodePurpose;
  readonly resendAt: number;
  readonly waitMs: number;
};

/** The cooldown to share with the other tabs; null while no code was sent. */
export const sharedCooldown = ({ typed: { email }, codes }: Session, now: number): SharedCooldown | null => {
  const { purpose, resendAt } = codes;
  return email === null || purpose === null || resendAt === null
    ? null
    : { email, purpose, resendAt, waitMs: resendAt - now };
};

/** Takes over the cooldown of another tab of the same flow; one of another flow changes nothing. */
export const withSharedCooldown =
  ({ email, purpose, resendAt, waitMs }: SharedCooldown, now: number): Change =>
  (session) =>
    session.typed.email === email && session.codes.purpose === purpose
      ? withCooldown(Math.min(resendAt, now + waitMs))(session)
      : session;

/** The waits that were noted by a clock that read `then`, by the clock that reads `now`: none is longer than it was. */
export const ownWaits = ({ purpose, fault, resendAt }: Codes, then: number, now: number): Codes => {
  const own = (until: number | null): number | null => (until === null ? null : Math.min(until, now + until - then));
  return {
    purpose,
    resendAt: own(resendAt),
    fault: fault !== null && 'until' in fault ? { ...fault, until: own(fault.until) } : fault,
  };
};

type Codes = Session['codes'];
