/** A code that was not sent because the second factor was missing. A password change has a state of its own for that. */
export type RefusedSend = 'SignUp' | 'PasswordReset' | 'EmailChange';

/** A call that takes effect once: a second one is refused. */
export type OneTimeCall = 'SignUp' | 'SignUpCode' | 'PasswordCode' | 'EmailCode' | 'TwoFactorCode';

/**
 * The state of a password change that met no session: it needs a sign-in first, or continues after one. `None` as well for the change
 * of a person who is signed in already.
 */
export type PasswordChange = 'None' | 'NeedsSignIn' | 'AfterSignIn';

/**
 * How this document leaves the visit: after a sign-in that was finished at a time of the wall clock, after nobody signed in, or for a
 * registration. Until the page is hidden, a browser that stayed may leave again; then the visit is `Left`.
 */
export type Leaving =
  | { readonly _tag: 'Finished'; readonly since: number }
  | { readonly _tag: 'Denied' | 'Registration' | 'Left' };
