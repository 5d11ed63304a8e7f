import type { IdentityFault } from './identityFault.ts';

/**
 * Whether the flow that follows a fault sends the password a second time: with a sign-up code, with a second factor, or after a changed
 * email whose confirmation had no answer.
 */
export const needsPasswordAgain = ({ _tag }: IdentityFault): boolean =>
  _tag === 'EmailUnconfirmed' || _tag === 'EmailChangePending' || _tag === 'TwoFactorIncomplete';
