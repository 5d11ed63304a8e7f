/** Everything that can go wrong in the talk with the identity service, by name. Times are in milliseconds. */
export type IdentityFault =
  | { readonly _tag: 'WrongCredentials' }
  | { readonly _tag: 'EmailUnconfirmed' }
  | { readonly _tag: 'EmailChangePending' }
  | { readonly _tag: 'AccountLocked' }
  | { readonly _tag: 'AccountClosed' }
  | { readonly _tag: 'CodeMismatch' }
  | { readonly _tag: 'CodeExpired' }
  | { readonly _tag: 'RateLimited'; readonly retryAfterMs: number | null }
  | { readonly _tag: 'TooManyAttempts'; readonly retryAfterMs: number | null }
  | { readonly _tag: 'UsernameTaken' }
  | { readonly _tag: 'PasswordRefused'; readonly rule: string | null }
  | { readonly _tag: 'TwoFactorIncomplete' }
  /** Nobody is signed in, or no longer. */
  | { readonly _tag: 'SignedOut' }
  /** No answer came: no network, or the connection was reset. */
  | { readonly _tag: 'Unreachable' }
  /** The service answered with a 5xx status. */
  | { readonly _tag: 'ServiceFailed' }
  /** The person gave the call up. */
  | { readonly _tag: 'Cancelled' }
  /** Any other answer, or one whose body has another shape. */
  | { readonly _tag: 'Unexpected' };
