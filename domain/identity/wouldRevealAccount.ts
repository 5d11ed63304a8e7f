import type { IdentityFault } from './identityFault.ts';

/** Whether showing a refusal of a code for a reset or a sign-up would tell anyone whether the account exists; such a refusal is not shown. */
export const wouldRevealAccount = ({ _tag }: IdentityFault): boolean => !harmless.includes(_tag);

const harmless: ReadonlyArray<IdentityFault['_tag']> = [
  'RateLimited',
  'TooManyAttempts',
  'Unreachable',
  'ServiceFailed',
  'Cancelled',
];
