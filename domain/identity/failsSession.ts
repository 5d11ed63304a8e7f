import type { IdentityFault } from './identityFault.ts';

/** Whether a failed fetch of tokens says that the browser has no session to continue: any answer but the missing second factor. */
export const failsSession = ({ _tag }: IdentityFault): boolean =>
  _tag !== 'TwoFactorIncomplete' && _tag !== 'Cancelled' && _tag !== 'Unreachable';
