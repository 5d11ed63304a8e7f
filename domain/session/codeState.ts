import { type IdentityFault, waitOf } from '#domain/identity/identityFault.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import type { CodeChannel } from '#domain/two-factor/channels.ts';
import { codeChannel } from '#domain/two-factor/twoFactor.ts';
import { newSession } from './newSession.ts';
import { type Change, type CodeFault, type CodePurpose, type Session, withFields } from './session.ts';

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

const timeAfter = (now: number, ms: number | null): number | null => (ms === null ? null : now + ms);

/** The code fault for a fault of the identity service at a wall-clock time in milliseconds; null for any other fault. */
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

/** Whether a fault clears the entered code. The two faults that make the person wait do (specification 4.3). */
export const clearsCode = ({ _tag }: CodeFault): boolean => _tag === 'rateLimit' || _tag === 'tooManyException';

const withoutEnteredCode: Change = withFields('secrets', { code: null, isCodeAccepted: false });

/** Stores the entered code, and clears the fault of an earlier one. One that was accepted stays accepted. */
export const withCode =
  (code: OneTimeCode): Change =>
  (session) => {
    const isCodeAccepted = session.secrets.isCodeAccepted && session.secrets.code === code;
    return withFields('codes', { fault: null })(withFields('secrets', { code, isCodeAccepted })(session));
  };

/** Notes that the service has accepted a code, if it is still the entered one. */
export const withCodeAccepted =
  (code: OneTimeCode): Change =>
  (session) =>
    session.secrets.code === code ? withFields('secrets', { isCodeAccepted: true })(session) : session;

/**
 * Stores the fault of the entered code, or of a request for one. Clears the code too, unless it was accepted, where the person must wait;
 * after too many tries, for another code as well.
 */
export const withCodeFault =
  (fault: CodeFault): Change =>
  (session) => {
    const isKept = session.secrets.isCodeAccepted || !clearsCode(fault);
    const faulty = withFields('codes', { fault })(isKept ? session : withoutEnteredCode(session));
    return fault._tag === 'tooManyException' ? withCooldown(fault.until ?? 0)(faulty) : faulty;
  };

/** Clears the fault of a wrong code. A wait, and a code that is used up or has expired, stay. */
export const withoutWrongCode: Change = (session) =>
  session.codes.fault?._tag === 'invalidCode' ? withFields('codes', { fault: null })(session) : session;

/** Notes that a code was sent. Starts the cooldown, and clears the earlier code and its fault. One that was accepted for the purpose stays. */
export const withCodeSent =
  (purpose: CodePurpose, now: number, retryAfterMs: number | null): Change =>
  (session) => ({
    ...(session.secrets.isCodeAccepted && session.codes.purpose === purpose ? session : withoutEnteredCode(session)),
    codes: { purpose, fault: null, resendAt: now + (retryAfterMs ?? cooldownMs) },
  });

/** Forgets the code that was sent last: what was entered of it, its purpose, its fault and the cooldown. */
export const withoutSentCode: Change = (session) => ({ ...withoutEnteredCode(session), codes: newSession.codes });

/** Whether a code for a purpose must be sent first. None was sent for it yet, or the last one has expired or had too many wrong tries. */
export const needsNewCode = ({ codes }: Session, purpose: CodePurpose): boolean =>
  codes.purpose !== purpose || codes.fault?._tag === 'expiredCode' || codes.fault?._tag === 'tooManyException';

/** How long a code can be used, in milliseconds. */
const codeLifeMs = 10 * 60_000;

/** Whether the last code was sent for a purpose and has not expired. Its age is counted from the end of its cooldown, as if that were the usual one. */
export const hasUsableCode = ({ codes }: Session, purpose: CodePurpose, now: number): boolean =>
  codes.purpose === purpose && now < (codes.resendAt ?? 0) - cooldownMs + codeLifeMs;

/** The channel that the last code for a purpose was sent through. Only a two-factor code can go to a phone. */
export const codeChannelOf = (purpose: CodePurpose, { twoFactor }: Pick<Session, 'twoFactor'>): CodeChannel =>
  purpose === 'TwoFactor' ? codeChannel(twoFactor) : 'email';
