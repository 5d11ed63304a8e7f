import type { IdentityFault } from './identityFault.ts';
import { isLost } from './isLost.ts';

const passing: ReadonlyArray<IdentityFault['_tag']> = ['RateLimited', 'TooManyAttempts', 'TwoFactorIncomplete'];

/** Whether the service has refused a call, and would refuse the same one again: no limit, no failure, and no missing second factor. */
export const isRefusal = (fault: IdentityFault): boolean => !isLost(fault) && !passing.includes(fault._tag);
