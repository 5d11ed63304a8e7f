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
