import type { IdentityFault } from './identityFault.ts';

/** Whether the flow that follows a fault sends the password a second time: with a sign-up code, or with a second factor. */
export const needsPasswordAgain = ({ _tag }: IdentityFault): boolean =>
  _tag === 'EmailUnconfirmed' || _tag === 'TwoFactorIncomplete';
