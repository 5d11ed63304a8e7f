import { type IdentityFault, waitOf } from '#domain/identity/identityFault.ts';

/** The fault of the entered code. It is one value, so that a code has at most one fault. Times are wall-clock milliseconds. */
export type CodeFault =
  | { readonly _tag: 'rateLimit'; readonly until: number | null }
  | { readonly _tag: 'tooManyException'; readonly until: number | null }
  | { readonly _tag: 'invalidCode' }
  | { readonly _tag: 'expiredCode' };

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
