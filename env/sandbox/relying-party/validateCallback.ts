import * as E from 'fp-ts/Either';
import type { RelyingParty } from './relyingParties.ts';
import type { Browser, StartedSignIn } from './visitors.ts';

/** The sign-in that a callback completes, null for a site without state; and the browser, for which it is used. */
export type ValidCallback = { readonly started: StartedSignIn | null; readonly browser: Browser };

/** Why a callback is refused: it has no state, a used or expired one, or one that this browser never started here. */
export type CallbackFault = 'StateMissing' | 'StateSpent' | 'StateUnknown';

/** Compares the state of a callback with the sign-ins that this browser started here; each state is valid once. */
export const validateCallback = (
  { usesOAuth }: Pick<RelyingParty, 'usesOAuth'>,
  browser: Browser,
  { state, now }: { readonly state: string | null; readonly now: number },
): E.Either<CallbackFault, ValidCallback> => {
  if (!usesOAuth) return E.right({ started: null, browser });
  if (state === null) return E.left('StateMissing');
  const started = browser.started.find((one) => one.state === state);
  if (started === undefined) return E.left('StateUnknown');
  if (started.isUsed || started.expiresAt <= now) return E.left('StateSpent');
  const used = browser.started.map((one) => (one === started ? { ...one, isUsed: true } : one));
  return E.right({ started, browser: { ...browser, started: used } });
};

const ownSignInPauseMs = 60_000;

/**
 * Whether a callback without a valid state starts a sign-in of the site's own: once per browser and minute, and never for
 * a state that this browser did not start here.
 */
export const startsOwnSignIn = (fault: CallbackFault, { ownSignInAt }: Browser, now: number): boolean =>
  // Because: the clock of the sandbox can also go back.
  fault !== 'StateUnknown' && (ownSignInAt === null || Math.abs(now - ownSignInAt) >= ownSignInPauseMs);

/** Describes a fault for the page. */
export const callbackFaultMessage = (fault: CallbackFault): string => {
  switch (fault) {
    case 'StateMissing':
      return 'The answer bears no state of a sign-in that this browser started here.';
    case 'StateSpent':
      return 'The state of the answer does not belong to a sign-in that goes on: it was used already, or has expired.';
    case 'StateUnknown':
      return 'The state of the answer does not belong to a sign-in this browser started here.';
  }
};
