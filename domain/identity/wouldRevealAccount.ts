import type { IdentityFault } from './identityFault.ts';
import { isLost } from './isLost.ts';

const harmless: ReadonlyArray<IdentityFault['_tag']> = ['RateLimited', 'TooManyAttempts', 'TwoFactorIncomplete'];

/**
 * Whether showing a refusal of a code for a reset would tell anyone whether the account exists; such a refusal is not shown. A missing
 * second factor is of a session, which only the account's own password opens.
 */
export const wouldRevealAccount = (fault: IdentityFault): boolean => !isLost(fault) && !harmless.includes(fault._tag);
