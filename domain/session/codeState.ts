import { type IdentityFault, waitOf } from '#domain/identity/identityFault.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import type { CodeChannel } from '#domain/two-factor/channels.ts';
import { cooldownMs } from './cooldown.ts';
import { newSession } from './newSession.ts';
import { type Change, type CodeFault, type CodePurpose, type Session, withFields } from './session.ts';

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

const timeAfter = (now: number, ms: number | null): number | null => (ms === null ? null : now + ms);

/** Whether a fault clears the entered code. The two faults that make the person wait do (specification 4.3). */
export const voidsCode = ({ _tag }: CodeFault): boolean => _tag === 'rateLimit' || _tag === 'tooManyException';

/** Stores the entered code, and clears the fault of an earlier one. */
export const withCode =
  (code: OneTimeCode): Change =>
  (session) =>
    withFields('codes', { fault: null })(withFields('secrets', { code })(session));

/** Stores the fault of the entered code. Clears the code too, if the fault voids it. */
export const withCodeFault =
  (fault: CodeFault): Change =>
  (session) =>
    withFields('codes', { fault })(voidsCode(fault) ? withoutCode(session) : session);

const withoutCode: Change = withFields('secrets', { code: null });

/** Clears the entered code, its fault and the cooldown. */
export const withoutCodes: Change = (session) => ({ ...withoutCode(session), codes: newSession.codes });

/** Notes that a code was sent. Starts the cooldown, and clears the earlier code, its fault, and a leaving that did not happen. */
export const withCodeSent =
  (purpose: CodePurpose, now: number, retryAfterMs: number | null): Change =>
  (session) => ({
    ...withoutCode(session),
    codes: { purpose, fault: null, resendAt: now + (retryAfterMs ?? cooldownMs) },
    leaving: null,
  });

/** Whether a code for a purpose must be sent first. None was sent for it yet, or the last one has expired or had too many wrong tries. */
export const needsNewCode = ({ codes }: Session, purpose: CodePurpose): boolean =>
  codes.purpose !== purpose || codes.fault?._tag === 'expiredCode' || codes.fault?._tag === 'tooManyException';

/** The channel of the last code for a purpose. Only a two-factor code can go to a phone. */
export const sentBy = (purpose: CodePurpose, { twoFactor }: Pick<Session, 'twoFactor'>): CodeChannel =>
  purpose === 'TwoFactor' ? (twoFactor.channel ?? 'email') : 'email';
