import type { Email } from '#domain/identity/email.ts';
import { type IdentityFault, waitOf } from '#domain/identity/identityFault.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import type { CodeChannel } from '#domain/two-factor/twoFactor.ts';
import { newSession } from './newSession.ts';
import { type Change, type CodeFault, type CodePurpose, type Session, withFields } from './session.ts';

type Codes = Session['codes'];

/** The code fault of a fault of the identity service, at a wall-clock time in milliseconds; null for any other fault. */
export const codeFaultOf = (fault: IdentityFault, now: number): CodeFault | null => {
  switch (fault._tag) {
    case 'CodeMismatch':
      return { _tag: 'invalidCode' };
    case 'CodeExpired':
      return { _tag: 'expiredCode' };
    case 'RateLimited':
      return { _tag: 'rateLimit', until: timeAfter(now, waitOf(fault)) };
    case 'TooManyAttempts':
      return { _tag: 'tooManyException', until: timeAfter(now, fault.retryAfterMs) };
    default:
      return null;
  }
};

const timeAfter = (now: number, ms: number | null): number | null => (ms === null ? null : now + ms);

/** Whether a fault clears the entered code: true for the two faults that make the person wait. */
export const voidsCode = ({ _tag }: CodeFault): boolean => _tag === 'rateLimit' || _tag === 'tooManyException';

/** Stores the entered code and clears the fault of an earlier one. */
export const withCode =
  (code: OneTimeCode): Change =>
  (session) =>
    withFields('codes', { fault: null })(withFields('secrets', { code })(session));

/** Stores the fault of the entered code; a rate limit and too many attempts also clear the code. */
export const withCodeFault =
  (fault: CodeFault): Change =>
  (session) =>
    withFields('codes', { fault })(voidsCode(fault) ? withoutCode(session) : session);

const withoutCode: Change = withFields('secrets', { code: null });

/** Clears the entered code, its fault and the cooldown. */
export const withoutCodes: Change = (session) => ({ ...withoutCode(session), codes: newSession.codes });

/** The cooldown before another code, in milliseconds, where the service does not give one. */
const cooldownMs = 30_000;

/** Notes that a code was sent: starts the cooldown, and clears the earlier code and its fault. A browser that stayed goes on with it here. */
export const withCodeSent =
  (purpose: CodePurpose, now: number, retryAfterMs: number | null): Change =>
  (session) => ({
    ...withoutCode(session),
    codes: { purpose, fault: null, resendAt: now + (retryAfterMs ?? cooldownMs) },
    leaving: null,
  });

/** Whether a code for a purpose must be sent first: none was, or the last one has expired or was used up by too many wrong tries. */
export const needsNewCode = ({ codes }: Session, purpose: CodePurpose): boolean =>
  codes.purpose !== purpose || codes.fault?._tag === 'expiredCode' || codes.fault?._tag === 'tooManyException';

/** The channel of the last code: only a two-factor code can go to a phone. */
export const sentBy = (purpose: CodePurpose, { twoFactor }: Pick<Session, 'twoFactor'>): CodeChannel =>
  purpose === 'TwoFactor' ? (twoFactor.channel ?? 'email') : 'email';

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
