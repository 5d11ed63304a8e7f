import type { ProfileId, TokenClaims } from '#domain/identity/accessToken.ts';
import { verificationChannels } from './channels.ts';
import {
  isLandline,
  type LinkedNumber,
  mayChangeNumber,
  noTwoFactor,
  type Phone,
  type PhoneType,
  type TwoFactor,
} from './twoFactor.ts';

/** A change of the two-factor state. */
export type TwoFactorChange = (twoFactor: TwoFactor) => TwoFactor;

/** Ends a change of the number that the person may no longer make. */
const withoutForbiddenChange: TwoFactorChange = (twoFactor) =>
  twoFactor.changingNumber && !mayChangeNumber(twoFactor) ? { ...twoFactor, changingNumber: false } : twoFactor;

const withPhone =
  (phone: Exclude<Phone, { readonly _tag: 'Absent' }>, lookedUpType: PhoneType | null): TwoFactorChange =>
  (twoFactor) => {
    const known = twoFactor.phone._tag === 'Absent' ? null : twoFactor.phone.number;
    const rest = known === phone.number ? twoFactor : { ...twoFactor, ...nothingSent };
    return { ...rest, phone, lookedUpType, channel: isLandline(phone) ? 'call' : rest.channel };
  };

/** The state of a new number, to which no code was sent. */
const nothingSent = {
  profileId: null,
  numberTyped: false,
  channel: null,
  previousChannel: null,
  sendAttempts: 0,
  verificationAttempts: 0,
};

/** Stores a number whose lookup succeeded, which makes it valid. A landline can only be called. */
export const numberLookedUp = (number: string, type: PhoneType | null): TwoFactorChange =>
  withPhone({ _tag: 'Checked', number, landline: type === 'Landline' }, type);

/** Stores a number whose lookup failed, which makes it invalid, with the type that the service named (specification 5.2). */
export const lookupFailed = (number: string, type: PhoneType | null): TwoFactorChange =>
  withPhone({ _tag: 'Unchecked', number }, type);

/** Stores the type of another number, whose lookup failed. The present number stays, because it works. */
export const typeLookedUp =
  (lookedUpType: PhoneType | null): TwoFactorChange =>
  (twoFactor) => ({ ...twoFactor, lookedUpType });

/** Stores the profile's number for review. A number that was typed before a reload is lost, and so are its codes. */
export const profileNumberRead =
  (profileNumber: string | null): TwoFactorChange =>
  (twoFactor) => ({
    ...twoFactor,
    ...(twoFactor.numberTyped ? nothingSent : {}),
    profileNumber,
    phone: profileNumber === null ? { _tag: 'Absent' } : { _tag: 'Unchecked', number: profileNumber },
    lookedUpType: null,
  });

/** Notes that the person typed the number. A number other than the profile's is a change, if two-factor is set up. */
export const numberWasTyped: TwoFactorChange = (twoFactor) => {
  const { phone, profileNumber, status } = twoFactor;
  const numberTyped = phone._tag !== 'Absent' && phone.number !== profileNumber;
  return withoutForbiddenChange({ ...twoFactor, numberTyped, changingNumber: numberTyped && status === 'Enrolled' });
};

/** Stores the numbers of the linked accounts. */
export const linkedNumbersFound =
  (linkedNumbers: ReadonlyArray<LinkedNumber>): TwoFactorChange =>
  (twoFactor) => ({ ...twoFactor, linkedNumbers });

/** Stores the linked account whose number is in use; null for none. */
export const linkedAccountUsed =
  (profileId: ProfileId | null): TwoFactorChange =>
  (twoFactor) => ({ ...twoFactor, profileId });

/** Stores the number of the only linked account, which needs no choice. Codes that were sent to it before still count. */
export const linkedNumberFound =
  ({ profileId, number }: LinkedNumber, type: PhoneType | null): TwoFactorChange =>
  (twoFactor) => ({
    ...twoFactor,
    profileId,
    phone: { _tag: 'Checked', number, landline: type === 'Landline' },
    lookedUpType: type,
  });

/** Starts a change of the number, if the person may make one. */
export const numberChangeStarted: TwoFactorChange = (twoFactor) =>
  withoutForbiddenChange({ ...twoFactor, changingNumber: true });

const withRequirement =
  (requirement: TwoFactor['requirement']): TwoFactorChange =>
  (twoFactor) =>
    withoutForbiddenChange({ ...twoFactor, requirement });

/** Requires a second factor in a session, unless a refused sign-in requires one already. */
export const requiredInSession: TwoFactorChange = (twoFactor) =>
  withRequirement(twoFactor.requirement === 'None' ? 'InSession' : twoFactor.requirement)(twoFactor);

/** Requires a second factor after a refused sign-in. Its code is verified by signing in again with it. */
export const requiredBySignIn: TwoFactorChange = withRequirement('BySignIn');

/** Stores whether the tokens require a second factor. Its code is verified in the session that the tokens are of. */
export const requirementRead = ({ twoFactor: claim }: Pick<TokenClaims, 'twoFactor'>): TwoFactorChange =>
  withRequirement(claim === 'Required' ? 'InSession' : 'None');

/** Starts two-factor again. Keeps only the requirement. */
export const twoFactorStarted: TwoFactorChange = ({ requirement }) => ({ ...noTwoFactor, requirement });

/** Begins to read the status again, as after a reload. A factor that was given before is over. */
export const twoFactorReentered: TwoFactorChange = (twoFactor) => ({ ...twoFactor, standing: 'Unread', given: 'No' });

/** Stores whether the status was read. */
export const standingChanged =
  (standing: TwoFactor['standing']): TwoFactorChange =>
  (twoFactor) => ({ ...twoFactor, standing });

/** Stores the status that the service reports, and the channels that it offers. */
export const statusReceived =
  (status: TwoFactor['status'], serviceWords: ReadonlyArray<string>): TwoFactorChange =>
  (twoFactor) =>
    withoutForbiddenChange({ ...twoFactor, status, verificationChannels: verificationChannels(serviceWords) });
