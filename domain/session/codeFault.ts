import { type IdentityFault, waitOf } from '#domain/identity/identityFault.ts';
import type { CodeFault } from './session.ts';

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
