import type { IdentityFault } from './identityFault.ts';
import { wouldRevealAccount } from './wouldRevealAccount.ts';

/** Whether a failed fetch of tokens says that the browser has no session to continue: any answer but the missing second factor. */
export const failsSession = ({ _tag }: IdentityFault): boolean =>
  _tag !== 'TwoFactorIncomplete' && _tag !== 'Cancelled' && _tag !== 'Unreachable';

/** Whether the tokens were refused, so that the session of the browser is over; after a limit or a failure the same call may succeed later. */
export const refusesSession: (fault: IdentityFault) => boolean = wouldRevealAccount;
