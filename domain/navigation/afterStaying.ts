import type { Session } from '#domain/session/session.ts';
import { pendingSignInStep } from './pendingSignInStep.ts';

/** How long the address of a finished sign-in can be used again, in milliseconds: its code must still be accepted. */
const leaveAgainMs = 60_000;

/**
 * What a press does that completes a sign-in: its own work; or, where the sign-in is finished and the browser stayed, `Leave` for the same
 * address, `FetchTokens` for a new code, or `SignInAgain`, because only a sign-in binds a code to the partner's challenge.
 */
export type AfterStaying = 'Press' | 'Leave' | 'FetchTokens' | 'SignInAgain';

/** Decides by the age of the finished sign-in. Another person, or a step that is pending by now, is a press like any other. */
export const afterStaying = (session: Session, now: number): AfterStaying => {
  const { leaving, accessToken, oAuth } = session;
  if (leaving?._tag !== 'Finished' || accessToken === null || pendingSignInStep(session) !== 'Redirect') return 'Press';
  const age = now - leaving.since;
  if (age >= 0 && age < leaveAgainMs) return 'Leave';
  return oAuth.codeChallenge === null ? 'FetchTokens' : 'SignInAgain';
};
