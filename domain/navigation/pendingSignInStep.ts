import { needsAccountSelection } from '#domain/identity/linkedAccounts.ts';
import type { Session } from '#domain/session/session.ts';

/** The first step of a sign-in that is not done yet. */
export type PendingSignInStep = 'TwoFactor' | 'AccountSelection' | 'PasswordChange' | 'Redirect';

/**
 * Returns the pending step of a session that has tokens: second factor, then account selection, then the password change that the
 * sign-in was for, else the redirect.
 */
export const pendingSignInStep = (session: Session): PendingSignInStep => {
  if (session.twoFactor.required) return 'TwoFactor';
  if (needsAccountSelection(session.linkedAccounts, session.chosenProfileId)) return 'AccountSelection';
  return session.passwordChange === 'NeedsSignIn' ? 'PasswordChange' : 'Redirect';
};
