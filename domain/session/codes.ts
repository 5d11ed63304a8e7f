import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import type { CodeChannel } from '#domain/two-factor/twoFactor.ts';
import { type CodeFault, voidsCode } from './codeFault.ts';
import { cooldownMs } from './cooldown.ts';
import { noCodes } from './newSession.ts';
import type { Change, Session } from './session.ts';
import type { CodePurpose } from './sessionStates.ts';

/** Stores the entered code and clears the fault of an earlier one. */
export const withCode =
  (code: OneTimeCode): Change =>
  (session) => ({
    ...session,
    secrets: { ...session.secrets, code },
    codes: { ...session.codes, fault: null },
  });

/** Stores the fault of the entered code; a rate limit and too many attempts also clear the code. */
export const withCodeFault =
  (fault: CodeFault): Change =>
  (session) => ({
    ...(voidsCode(fault) ? withoutCode(session) : session),
    codes: { ...session.codes, fault },
  });

const withoutCode: Change = (session) => ({ ...session, secrets: { ...session.secrets, code: null } });

/** Clears the entered code, its fault and the cooldown. */
export const withoutCodes: Change = (session) => ({ ...withoutCode(session), codes: noCodes });

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
