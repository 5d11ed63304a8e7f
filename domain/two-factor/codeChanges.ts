import type { TokenClaims } from '#domain/identity/accessToken.ts';
import { type Channel, verificationChannels } from './channels.ts';
import { withoutForbiddenChange } from './mayChangeNumber.ts';
import { channelAfterSend } from './offeredChannels.ts';
import { numberChangeConfirmed, type TwoFactorChange } from './phoneChanges.ts';
import { isLandline, noTwoFactor, type TwoFactor } from './twoFactor.ts';

const required =
  (requirement: TwoFactor['requirement']): TwoFactorChange =>
  (twoFactor) =>
    withoutForbiddenChange({ ...twoFactor, requirement });

/** Requires a second factor in a session, unless a refused sign-in requires one already. */
export const requiredInSession: TwoFactorChange = (twoFactor) =>
  required(twoFactor.requirement === 'None' ? 'InSession' : twoFactor.requirement)(twoFactor);

/** Requires a second factor after a refused sign-in. Its code is verified by signing in again with it. */
export const requiredBySignIn: TwoFactorChange = required('BySignIn');

/** Stores whether the tokens require a second factor. Its code is verified in the session that the tokens are of. */
export const requirementRead = ({ twoFactor: claim }: Pick<TokenClaims, 'twoFactor'>): TwoFactorChange =>
  required(claim === 'Required' ? 'InSession' : 'None');

/** Starts two-factor again. Keeps only the requirement. */
export const twoFactorStarted: TwoFactorChange = ({ requirement }) => ({ ...noTwoFactor, requirement });

/** Stores whether the status was read. */
export const withStanding =
  (standing: TwoFactor['standing']): TwoFactorChange =>
  (twoFactor) => ({ ...twoFactor, standing });

/** Stores the status that the service reports, and the channels that it offers. */
export const statusReceived =
  (status: TwoFactor['status'], serviceWords: ReadonlyArray<string>): TwoFactorChange =>
  (twoFactor) =>
    withoutForbiddenChange({ ...twoFactor, status, verificationChannels: verificationChannels(serviceWords) });

/** Stores the channel that the person chose. A landline can only be called. */
export const channelChosen =
  (channel: Channel): TwoFactorChange =>
  (twoFactor) => ({ ...twoFactor, channel: isLandline(twoFactor.phone) ? 'call' : channel });

/**
 * Notes that a code was sent to the phone through the channel that was asked for. Resets the tries. The service's challenge name decides
 * only the previous channel (specification 4.4).
 */
export const codeSent =
  (channel: Channel, challengeName: string | null): TwoFactorChange =>
  (twoFactor) => ({
    ...channelChosen(channel)(twoFactor),
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
export const withRememberBrowser =
  (rememberBrowser: boolean): TwoFactorChange =>
  (twoFactor) => ({ ...twoFactor, rememberBrowser });

/** Completes the second factor. It is no longer required, and a change of the number is confirmed. */
export const twoFactorCompleted: TwoFactorChange = (twoFactor) => ({
  ...(twoFactor.changingNumber ? numberChangeConfirmed(twoFactor) : twoFactor),
  given: givenBy(twoFactor),
  requirement: 'None',
  sendAttempts: 0,
  verificationAttempts: 0,
});

/** Whether the code confirmed a first or a new number. Then a page says so before the sign-in continues. */
export const hasConfirmedNumber = ({ given }: Pick<TwoFactor, 'given'>): boolean =>
  given === 'WithFirstNumber' || given === 'WithNewNumber';

const givenBy = ({ changingNumber, profileNumber }: TwoFactor): TwoFactor['given'] => {
  if (!changingNumber) return 'Yes';
  return profileNumber === null ? 'WithFirstNumber' : 'WithNewNumber';
};

/** The number of wrong codes after which the service accepts only a new code. */
const mostTries = 5;

/** How many tries the newest code has left; null before the first wrong code, and when none is left. */
export const triesLeft = ({ verificationAttempts }: Pick<TwoFactor, 'verificationAttempts'>): number | null =>
  verificationAttempts > 0 && verificationAttempts < mostTries ? mostTries - verificationAttempts : null;
