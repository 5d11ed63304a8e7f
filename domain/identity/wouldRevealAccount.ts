import type { IdentityFault } from './identityFault.ts';

/**
 * Whether showing a refusal of a code for a reset would tell anyone whether the account exists; such a refusal is not shown. A missing
 * second factor is of a session, which only the account's own password opens.
 */
export const wouldRevealAccount = ({ _tag }: IdentityFault): boolean => !harmless.includes(_tag);

const harmless: ReadonlyArray<IdentityFault['_tag']> = [
  'RateLimited',
  'TooManyAttempts',
  'Unreachable',
  'ServiceFailed',
  'Cancelled',
  'TwoFactorIncomplete',
];
