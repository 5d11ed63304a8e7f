/**
 * The state of the identity provider's sign-in: attempted while this tab has asked and the provider has not returned, failed without an
 * authenticated person. The guards treat each as a session. An authenticated person has an account with a password, has no account, or has
 * a live session; a session that the provider does not prove, or that this tab did not ask for, is unproven.
 */
export type IdpSession = 'None' | 'Attempted' | 'Failed' | 'AccountExists' | 'NoAccount' | 'Live' | 'Unproven';

/** The purpose of a code. */
export type CodePurpose = 'SignUp' | 'PasswordReset' | 'EmailChange' | 'PasswordChange' | 'TwoFactor';

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
