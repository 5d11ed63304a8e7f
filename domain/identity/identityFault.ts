const tags = [
  'WrongCredentials',
  'EmailUnconfirmed',
  'EmailChangePending',
  'AccountLocked',
  'AccountClosed',
  'CodeMismatch',
  'CodeExpired',
  'RateLimited',
  'TooManyAttempts',
  'UsernameTaken',
  'PasswordRefused',
  'TwoFactorIncomplete',
  /** There is no session, or it has ended. */
  'SignedOut',
  /** No answer: no network, or the connection was reset. */
  'Unreachable',
  /** The service answered with a 5xx status. */
  'ServiceFailed',
  /** The person cancelled the call. */
  'Cancelled',
  /** Any other answer, or an answer whose body has another shape. */
  'Unexpected',
] as const;

type Tag = (typeof tags)[number];
type Waiting = Extract<Tag, 'RateLimited' | 'TooManyAttempts'>;
type Refused = Extract<Tag, 'PasswordRefused'>;

/** Everything that can go wrong in a call to the identity service, by name. Times are in milliseconds. */
export type IdentityFault =
  | { readonly _tag: Exclude<Tag, Waiting | Refused> }
  | { readonly _tag: Waiting; readonly retryAfterMs: number | null }
  | { readonly _tag: Refused; readonly rule: string | null };

/** Whether a fault is one of the identity service's. */
export const isIdentityFault = (fault: { readonly _tag: string }): fault is IdentityFault =>
  tags.some((tag) => tag === fault._tag);

const lost: ReadonlyArray<IdentityFault['_tag']> = ['Unreachable', 'ServiceFailed', 'Cancelled'];

/** Whether nobody knows if a call took effect: there was no answer, it was aborted, or the service failed. */
export const isLost = ({ _tag }: IdentityFault): boolean => lost.includes(_tag);

const passing: ReadonlyArray<IdentityFault['_tag']> = ['RateLimited', 'TooManyAttempts', 'TwoFactorIncomplete'];

/** Whether the service has refused a call, and would refuse the same one again: no limit, no failure, and no missing second factor. */
export const isRefusal = (fault: IdentityFault): boolean => !isLost(fault) && !passing.includes(fault._tag);

/** Whether a failed fetch of tokens says that the browser has no session to continue: any answer but the missing second factor. */
export const failsSession = ({ _tag }: IdentityFault): boolean =>
  _tag !== 'TwoFactorIncomplete' && _tag !== 'Cancelled' && _tag !== 'Unreachable';

/** Whether the flow after a fault sends the password again, with a code of sign-up or of the second factor, or for a changed email. */
export const needsPasswordAgain = ({ _tag }: IdentityFault): boolean =>
  _tag === 'EmailUnconfirmed' || _tag === 'EmailChangePending' || _tag === 'TwoFactorIncomplete';

/** The wait in milliseconds where the service does not name one. */
export const usualWaitMs = 60_000;

/** How long a fault asks to wait, in milliseconds; null for a fault that asks for no wait. A wait of 0 counts as not named. */
export const waitOf = (fault: IdentityFault): number | null =>
  fault._tag === 'RateLimited' || fault._tag === 'TooManyAttempts' ? fault.retryAfterMs || usualWaitMs : null;
