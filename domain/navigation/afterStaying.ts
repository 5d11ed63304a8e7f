import type { Session } from '#domain/session/session.ts';
import { pendingSignInStep } from './pendingSignInStep.ts';

/** How long the address of a finished sign-in can be used again, in milliseconds. The auth code in it expires. */
const sameAddressMs = 60_000;

/** What a button that completes a sign-in does. */
type AfterStaying =
  /** Its own action. */
  | 'RunAction'
  /** It leaves for the same address again. */
  | 'LeaveAgain'
  /** It fetches tokens with a new auth code, and leaves. */
  | 'FetchTokens'
  /** It asks for another sign-in, because only a sign-in gives an auth code that is bound to the partner's challenge. */
  | 'SignInAgain';

/**
 * What a button does when the sign-in was finished and the browser was told to leave, but stayed, and the person presses the button again.
 * Where no sign-in is finished, or a step is pending by now, the button runs its own action.
 */
export const afterStaying = (session: Session, now: number): AfterStaying => {
  const { leaving, person, oAuth } = session;
  const isFinished = person.accessToken !== null && pendingSignInStep(session) === 'Redirect';
  if (leaving?._tag !== 'Finished' || !isFinished) return 'RunAction';
  const age = now - leaving.since;
  if (age >= 0 && age < sameAddressMs) return 'LeaveAgain';
  return oAuth.codeChallenge === null ? 'FetchTokens' : 'SignInAgain';
};
