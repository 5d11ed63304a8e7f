import { needsAccountSelection } from '#domain/identity/linkedAccounts.ts';
import { isConfirmed } from '#domain/session/confirmations.ts';
import type { RefusedSend, Session } from '#domain/session/session.ts';

/** The first step of a sign-in that is not done yet. */
type PendingSignInStep =
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
  if (session.person.accessToken !== null && !isConfirmed(session)) return 'Confirmation';
  if (session.twoFactor.requirement !== 'None') return 'TwoFactor';
  // Because: a new password ends the session in which an account is chosen.
  if (session.progress.passwordChange === 'NeedsSignIn') return 'PasswordChange';
  if (session.progress.refusedSend !== null) return session.progress.refusedSend;
  return needsAccountSelection(session.person.linkedAccounts, session.person.chosenProfileId)
    ? 'AccountSelection'
    : 'Redirect';
};

/** How long the address of a finished sign-in can be used again, in milliseconds: its code must still be accepted. */
const leaveAgainMs = 60_000;

/**
 * What a press does that completes a sign-in: its own work; or, where the sign-in is finished and the browser stayed, `Leave` for the same
 * address, `FetchTokens` for a new code, or `SignInAgain`, because only a sign-in binds a code to the partner's challenge.
 */
export type AfterStaying = 'Press' | 'Leave' | 'FetchTokens' | 'SignInAgain';

/** Decides by the age of the finished sign-in. Another person, or a step that is pending by now, is a press like any other. */
export const afterStaying = (session: Session, now: number): AfterStaying => {
  const { leaving, person, oAuth } = session;
  if (leaving?._tag !== 'Finished' || person.accessToken === null || pendingSignInStep(session) !== 'Redirect')
    return 'Press';
  const age = now - leaving.since;
  if (age >= 0 && age < leaveAgainMs) return 'Leave';
  return oAuth.codeChallenge === null ? 'FetchTokens' : 'SignInAgain';
};
