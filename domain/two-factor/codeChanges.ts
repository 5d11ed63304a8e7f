import { type Channel, channelOfChallenge } from './channels.ts';
import type { TwoFactorChange } from './phoneChanges.ts';
import { isLandline, type TwoFactor } from './twoFactor.ts';

/**
 * Notes that a code was sent to the phone through the channel that was asked for; a landline can only be called. Resets the tries. The
 * service's challenge name decides only the previous channel (specification 4.4).
 */
export const codeSent =
  (channel: Channel, challengeName: string | null): TwoFactorChange =>
  (twoFactor) => ({
    ...twoFactor,
    channel: isLandline(twoFactor.phone) ? 'call' : channel,
    previousChannel: isLandline(twoFactor.phone) ? 'call' : channelOfChallenge(challengeName),
    sendAttempts: twoFactor.sendAttempts + 1,
    verificationAttempts: 0,
  });

/** Notes that a code was sent to the profile's email. Resets the tries. */
export const emailCodeSent: TwoFactorChange = (twoFactor) => ({
  ...twoFactor,
  channel: 'email',
  sendAttempts: twoFactor.sendAttempts + 1,
  verificationAttempts: 0,
});

/** Counts a wrong code. */
export const verificationFailed: TwoFactorChange = (twoFactor) => ({
  ...twoFactor,
  verificationAttempts: twoFactor.verificationAttempts + 1,
});

/** Stores whether this browser is remembered, so that later sign-ins need no code. */
export const rememberBrowserChosen =
  (rememberBrowser: boolean): TwoFactorChange =>
  (twoFactor) => ({ ...twoFactor, rememberBrowser });

/** The number of wrong codes after which the service accepts only a new code. */
const mostTries = 5;

/** How many tries the newest code has left; null before the first wrong code, and when none is left. */
export const triesLeft = ({ verificationAttempts }: Pick<TwoFactor, 'verificationAttempts'>): number | null =>
  verificationAttempts > 0 && verificationAttempts < mostTries ? mostTries - verificationAttempts : null;

const givenBy = ({ numberTyped, profileNumber }: TwoFactor): TwoFactor['given'] => {
  if (!numberTyped) return 'Yes';
  return profileNumber === null ? 'WithFirstNumber' : 'WithNewNumber';
};

/** Completes the second factor. It is no longer required, and a number that was typed is confirmed: a first one, or a change. */
export const twoFactorCompleted: TwoFactorChange = (twoFactor) => ({
  ...twoFactor,
  changingNumber: false,
  status: twoFactor.changingNumber ? 'Enrolled' : twoFactor.status,
  given: givenBy(twoFactor),
  requirement: 'None',
  sendAttempts: 0,
  verificationAttempts: 0,
});

/** Whether the code confirmed a first or a new number. Then a page says so before the sign-in continues. */
export const hasConfirmedNumber = ({ given }: Pick<TwoFactor, 'given'>): boolean =>
  given === 'WithFirstNumber' || given === 'WithNewNumber';
