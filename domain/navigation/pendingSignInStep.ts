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
 * The next step of a sign-in. `Confirmation` is a press on /continue, where no act in this document confirmed the person whom the tokens
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

/** How long the address of a finished sign-in can be used again, in milliseconds. The auth code in it expires. */
const leaveAgainMs = 60_000;

/** What a press does that completes a sign-in. */
export type AfterStaying =
  /** Its own work. */
  | 'Press'
  /** It leaves for the same address again. */
  | 'Leave'
  /** It fetches tokens with a new auth code, and leaves. */
  | 'FetchTokens'
  /** It asks for another sign-in, because only a sign-in gives an auth code that is bound to the partner's challenge. */
  | 'SignInAgain';

/** What a press does after the browser stayed. Where no sign-in is finished, or a step is pending by now, it does its own work. */
export const afterStaying = (session: Session, now: number): AfterStaying => {
  const { leaving, person, oAuth } = session;
  const isFinished = person.accessToken !== null && pendingSignInStep(session) === 'Redirect';
  if (leaving?._tag !== 'Finished' || !isFinished) return 'Press';
  const age = now - leaving.since;
  if (age >= 0 && age < leaveAgainMs) return 'Leave';
  return oAuth.codeChallenge === null ? 'FetchTokens' : 'SignInAgain';
};
