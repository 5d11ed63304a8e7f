import type { IdentityFault } from '#domain/identity/identityFault.ts';

/** What is wrong with the entered code. One value, so that the four can never hold together. Times are wall-clock ms. */
export type CodeFault =
  | { readonly _tag: 'rateLimit'; readonly until: number | null }
  | { readonly _tag: 'tooManyException'; readonly until: number | null }
  | { readonly _tag: 'invalidCode' }
  | { readonly _tag: 'expiredCode' };

/** What a fault of the identity service says of the entered code, at this time of the wall clock; null when nothing. */
export const codeFaultOf = (fault: IdentityFault, now: number): CodeFault | null => {
  switch (fault._tag) {
    case 'CodeMismatch':
      return { _tag: 'invalidCode' };
    case 'CodeExpired':
      return { _tag: 'expiredCode' };
    case 'RateLimited':
      return { _tag: 'rateLimit', until: later(now, fault.retryAfterMs) };
    case 'TooManyAttempts':
      return { _tag: 'tooManyException', until: later(now, fault.retryAfterMs) };
    default:
      return null;
  }
};

/** Whether a fault makes the entered code void: it does where waiting is what is asked for. */
export const voidsCode = ({ _tag }: CodeFault): boolean => _tag === 'rateLimit' || _tag === 'tooManyException';

const later = (now: number, ms: number | null): number | null => (ms === null ? null : now + ms);
