import type { Channel } from './channels.ts';
import { channelAfterSend } from './offeredChannels.ts';
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
    previousChannel: channelAfterSend(twoFactor.phone, challengeName),
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
