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
  /** The service refuses a value that was sent. In a form with an email, it is the email. */
  'ParameterRefused',
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

/** Everything that can go wrong in a call to the identity service. Times are in milliseconds. */
export type IdentityFault =
  | { readonly _tag: Exclude<Tag, Waiting | Refused> }
  | { readonly _tag: Waiting; readonly retryAfterMs: number | null }
  | { readonly _tag: Refused; readonly rule: string | null };

/** Whether a fault is one of the identity service's. */
export const isIdentityFault = (fault: { readonly _tag: string }): fault is IdentityFault =>
  tags.some((tag) => tag === fault._tag);

const withoutVerdict: ReadonlyArray<IdentityFault['_tag']> = ['Unreachable', 'ServiceFailed', 'Cancelled'];

/** Whether nobody knows if the call took effect. There was no answer, the call was cancelled, or the service failed. */
export const isLost = ({ _tag }: IdentityFault): boolean => withoutVerdict.includes(_tag);

const temporary: ReadonlyArray<IdentityFault['_tag']> = ['RateLimited', 'TooManyAttempts', 'TwoFactorIncomplete'];

/** Whether the service refused the call and would refuse the same call again. A limit or a missing second factor is no such refusal. */
export const isRefusal = (fault: IdentityFault): boolean => !isLost(fault) && !temporary.includes(fault._tag);

/** Whether the service refused the password, so that the form must ask for another. */
export const isPasswordRefused = ({ _tag }: IdentityFault): boolean =>
  _tag === 'WrongCredentials' || _tag === 'PasswordRefused';

/** Whether this fault of a fetch of tokens means that the browser has no session to continue. */
export const failsSession = ({ _tag }: IdentityFault): boolean =>
  _tag !== 'TwoFactorIncomplete' && _tag !== 'Cancelled' && _tag !== 'Unreachable';

/** Whether a sign-in is right, and is refused until one step more is done. The service has ended the session of before. */
export const waitsForStep = ({ _tag }: IdentityFault): boolean =>
  _tag === 'TwoFactorIncomplete' || _tag === 'EmailChangePending';

/** Whether the next step after this fault sends the password again: it asks for a code of sign-up or two-factor. */
export const needsPasswordAgain = ({ _tag }: IdentityFault): boolean =>
  _tag === 'EmailUnconfirmed' || _tag === 'TwoFactorIncomplete';

/** The wait in milliseconds where the service does not name one. */
export const usualWaitMs = 60_000;

/** How long a fault asks to wait, in milliseconds; the usual wait where it names none, or 0. Null for a fault that asks for no wait. */
export const waitOf = (fault: IdentityFault): number | null =>
  fault._tag === 'RateLimited' || fault._tag === 'TooManyAttempts' ? fault.retryAfterMs || usualWaitMs : null;
