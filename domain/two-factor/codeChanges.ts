import { channelAfterSend, isLandline, verificationChannels } from './channel.ts';
import type { TwoFactorChange } from './phoneChanges.ts';
import { noTwoFactor, type Channel, type TwoFactorStatus } from './twoFactor.ts';

/** A second factor is owed before the visit can go on. */
export const twoFactorRequired: TwoFactorChange = (twoFactor) => ({ ...twoFactor, required: true });

/** Sign-in itself was refused, so the code will be verified by signing in again with it. */
export const requiredBySignIn: TwoFactorChange = (twoFactor) => ({ ...twoFactor, required: true, useWebLogin: true });

/** A second factor is begun: nothing is left of an earlier one but why it is owed. */
export const twoFactorBegun: TwoFactorChange = ({ required, useWebLogin }) => ({
  ...noTwoFactor,
  required,
  useWebLogin,
});

/** How things stand is known. */
export const twoFactorEntered: TwoFactorChange = (twoFactor) => ({ ...twoFactor, entered: true });

/** Who this is, or how things stand, is in doubt again, and has to be asked for anew. */
export const twoFactorInDoubt: TwoFactorChange = (twoFactor) => ({ ...twoFactor, entered: false });

/** What the service says of the person's second factor. */
export const statusArrived =
  (status: TwoFactorStatus): TwoFactorChange =>
  (twoFactor) => ({ ...twoFactor, status });

/** The channels the service offers. */
export const channelsArrived =
  (serviceWords: ReadonlyArray<string>): TwoFactorChange =>
  (twoFactor) => ({ ...twoFactor, verificationChannels: verificationChannels(serviceWords) });

/** The person chose how the code should come; a landline can only be called. */
export const channelChosen =
  (channel: Channel): TwoFactorChange =>
  (twoFactor) => ({ ...twoFactor, channel: isLandline(twoFactor.phone) ? 'call' : channel });

/** A code is on its way to the phone; tries at an older one are forgotten. */
export const codeSent =
  (serviceWord: string | null): TwoFactorChange =>
  (twoFactor) => {
    const channel = channelAfterSend(twoFactor.phone, serviceWord);
    const sendAttempts = twoFactor.sendAttempts + 1;
    return { ...twoFactor, channel, previousChannel: channel, sendAttempts, verificationAttempts: 0 };
  };

/** A code is on its way to the profile's email. */
export const emailCodeSent: TwoFactorChange = (twoFactor) => ({
  ...twoFactor,
  channel: 'email',
  sendAttempts: twoFactor.sendAttempts + 1,
  verificationAttempts: 0,
});

/** The entered code was not the one. */
export const verificationFailed: TwoFactorChange = (twoFactor) => ({
  ...twoFactor,
  verificationAttempts: twoFactor.verificationAttempts + 1,
});

/** This browser is not to be asked again. */
export const browserRemembered: TwoFactorChange = (twoFactor) => ({ ...twoFactor, rememberBrowser: true });

/** This browser is to be asked each time. */
export const browserForgotten: TwoFactorChange = (twoFactor) => ({ ...twoFactor, rememberBrowser: false });
