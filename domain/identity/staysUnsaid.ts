import type { IdentityFault } from './identityFault.ts';

/** Whether a refusal of a reset code could only tell a stranger about the account: then nothing is said of it. */
export const staysUnsaid = ({ _tag }: IdentityFault): boolean => !said.includes(_tag);

const said: ReadonlyArray<IdentityFault['_tag']> = [
  'RateLimited',
  'TooManyAttempts',
  'Unreachable',
  'ServiceFailed',
  'Cancelled',
];
