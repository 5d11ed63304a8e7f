import { needsAccountSelection } from '#domain/identity/linkedAccounts.ts';
import { isConfirmed } from '#domain/session/confirmations.ts';
import type { Session } from '#domain/session/session.ts';
import type { RefusedSend } from '#domain/session/sessionStates.ts';

/** The first step of a sign-in that is not done yet. */
export type PendingSignInStep =
  | 'Confirmation'
  | 'TwoFactor'
  | 'PasswordChange'
  | RefusedSend
  | 'AccountSelection'
  | 'Redirect';

/**
 * Returns the pending step of a sign-in: a press on /continue where the tokens name somebody whom nobody confirmed in this document, second
 * factor, the password change or the code that it was for, account selection, else the redirect.
 */
export const pendingSignInStep = (session: Session): PendingSignInStep => {
  if (session.accessToken !== null && !isConfirmed(session)) return 'Confirmation';
  if (session.twoFactor.required) return 'TwoFactor';
  // Because: a new password ends the session in which an account is chosen.
  if (session.passwordChange === 'NeedsSignIn') return 'PasswordChange';
  if (session.refusedSend !== null) return session.refusedSend;
  return needsAccountSelection(session.linkedAccounts, session.chosenProfileId) ? 'AccountSelection' : 'Redirect';
};
