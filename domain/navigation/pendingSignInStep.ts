import { needsAccountSelection } from '#domain/identity/linkedAccounts.ts';
import { isConfirmed } from '#domain/session/confirmations.ts';
import type { RefusedSend, Session } from '#domain/session/session.ts';

/** A step of a sign-in. */
type PendingSignInStep =
  | 'Confirmation'
  | 'TwoFactor'
  | 'PasswordChange'
  | RefusedSend
  | 'AccountSelection'
  | 'Redirect';

/**
 * The next step of a sign-in. `Confirmation` is the button of /continue, where no act in this document confirmed the person whom the tokens
 * name. A password change, or a code whose send was refused, is what the person signed in for.
 */
export const pendingSignInStep = (session: Session): PendingSignInStep => {
  if (session.person.accessToken !== null && !isConfirmed(session)) return 'Confirmation';
  if (session.twoFactor.requirement !== 'None') return 'TwoFactor';
  // Because: a new password ends the session in which an account is chosen.
  if (session.progress.passwordChange === 'NeedsSignIn') return 'PasswordChange';
  if (session.progress.refusedSend !== null) return session.progress.refusedSend;
  return needsAccountSelection(session.person.linkedAccounts, session.person.chosenProfileId)
    ? 'AccountSelection'
    : 'Redirect';
};
