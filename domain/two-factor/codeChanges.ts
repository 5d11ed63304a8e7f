import type { TokenClaims } from '#domain/identity/accessToken.ts';
import { channelAfterSend, isLandline, verificationChannels } from './channels.ts';
import { numberChangeConfirmed, type TwoFactorChange } from './phoneChanges.ts';
import { type Channel, type Given, noTwoFactor, type TwoFactor, type TwoFactorStatus } from './twoFactor.ts';
import { withoutForbiddenChange } from './twoFactorScreen.ts';

/** Requires a second factor before the sign-in can finish. */
export const twoFactorRequired: TwoFactorChange = (twoFactor) =>
  withoutForbiddenChange({ ...twoFactor, required: true });

/** Stores whether the tokens require a second factor. */
export const requirementRead =
  ({ twoFactor: claim }: Pick<TokenClaims, 'twoFactor'>): TwoFactorChange =>
  (twoFactor) =>
    claim === 'Required' ? twoFactorRequired(twoFactor) : { ...twoFactor, required: false };

/** Requires a second factor after a refused sign-in; the code is verified by signing in again with it. */
export const requiredBySignIn: TwoFactorChange = (twoFactor) => ({
  ...twoFactorRequired(twoFactor),
  useWebLogin: true,
});

/** Starts a new second factor: keeps only whether and why it is required. */
export const twoFactorStarted: TwoFactorChange = ({ required, useWebLogin }) => ({
  ...noTwoFactor,
  required,
  useWebLogin,
});

/** Notes that the status of two-factor is known. */
export const twoFactorEntered: TwoFactorChange = (twoFactor) => ({ ...twoFactor, entered: true });

/** Notes that the service refused to send the code by email, without which the sign-in cannot finish. */
export const emailCodeRefused: TwoFactorChange = (twoFactor) => ({ ...twoFactor, emailRefused: true });

/** Starts to read the status of two-factor again. */
export const twoFactorReentered: TwoFactorChange = (twoFactor) => ({ ...twoFactor, emailRefused: false });

/** Notes that the status of two-factor must be read again. */
export const twoFactorStatusOutdated: TwoFactorChange = (twoFactor) => ({ ...twoFactor, entered: false });

/** Stores the status that the service reports. */
export const statusReceived =
  (status: TwoFactorStatus): TwoFactorChange =>
  (twoFactor) =>
    withoutForbiddenChange({ ...twoFactor, status });

/** Stores the channels that the service offers. */
export const channelsReceived =
  (serviceWords: ReadonlyArray<string>): TwoFactorChange =>
  (twoFactor) => ({ ...twoFactor, verificationChannels: verificationChannels(serviceWords) });

/** Stores the channel that the person chose; a landline can only be called. */
export const channelChosen =
  (channel: Channel): TwoFactorChange =>
  (twoFactor) => ({ ...twoFactor, channel: isLandline(twoFactor.phone) ? 'call' : channel });

/**
 * Notes that a code was sent to the phone through the channel that was asked for, and resets the tries. The service's word decides
 * the previous channel only (specification, previous channel after a send).
 */
export const codeSent =
  (channel: Channel, serviceWord: string | null): TwoFactorChange =>
  (twoFactor) => ({
    ...channelChosen(channel)(twoFactor),
    previousChannel: channelAfterSend(twoFactor.phone, serviceWord),
    sendAttempts: twoFactor.sendAttempts + 1,
    verificationAttempts: 0,
  });

/** Notes that a code was sent to the profile's email, and resets the tries. */
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

/** Remembers this browser: later sign-ins need no code. */
export const browserRemembered: TwoFactorChange = (twoFactor) => ({ ...twoFactor, rememberBrowser: true });

/** Forgets this browser: each sign-in needs a code. */
export const browserForgotten: TwoFactorChange = (twoFactor) => ({ ...twoFactor, rememberBrowser: false });

/** Completes the second factor: it is no longer required, and a change of the number is confirmed. */
export const twoFactorCompleted: TwoFactorChange = (twoFactor) => ({
  ...(twoFactor.changingNumber ? numberChangeConfirmed(twoFactor) : twoFactor),
  given: givenBy(twoFactor),
  required: false,
  useWebLogin: false,
  sendAttempts: 0,
  verificationAttempts: 0,
});

/** Whether the code confirmed a number; a page confirms this before the sign-in continues. */
export const hasConfirmedNumber = ({ given }: Pick<TwoFactor, 'given'>): boolean =>
  given === 'WithFirstNumber' || given === 'WithNewNumber';

const givenBy = ({ changingNumber, profileNumber }: TwoFactor): Given => {
  if (!changingNumber) return 'Yes';
  return profileNumber === null ? 'WithFirstNumber' : 'WithNewNumber';
};

/** After this many wrong codes the service accepts only a new code. */
const mostTries = 5;

/** The number of tries that the newest code has left; null before the first wrong code, and when none is left. */
export const triesLeft = ({ verificationAttempts }: Pick<TwoFactor, 'verificationAttempts'>): number | null =>
  verificationAttempts > 0 && verificationAttempts < mostTries ? mostTries - verificationAttempts : null;
