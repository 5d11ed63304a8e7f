import { isLandline } from './channel.ts';
import type { LinkedNumber, Phone, PhoneType, TwoFactor } from './twoFactor.ts';

export type TwoFactorChange = (twoFactor: TwoFactor) => TwoFactor;

const withPhone =
  (phone: Exclude<Phone, { readonly _tag: 'Absent' }>): TwoFactorChange =>
  (twoFactor) => {
    const known = twoFactor.phone._tag === 'Absent' ? null : twoFactor.phone.number;
    const rest = known === phone.number ? twoFactor : { ...twoFactor, ...nothingSent };
    return { ...rest, phone, channel: isLandline(phone) ? 'call' : rest.channel };
  };

/** What another number starts from: nobody's, no channel chosen, no code sent to it, none tried. */
const nothingSent = {
  profileId: null,
  numberTyped: false,
  channel: null,
  previousChannel: null,
  sendAttempts: 0,
  verificationAttempts: 0,
};

/** A number was typed or read from the profile; whether it can take codes is not known yet. */
export const numberEntered = (number: string): TwoFactorChange =>
  withPhone({ _tag: 'Unchecked', number, lookedUpType: null });

/** The lookup succeeded: the number is valid, and a landline from now on can only be called. */
export const numberLookedUp = (number: string, type: PhoneType | null): TwoFactorChange =>
  withPhone({ _tag: 'Checked', number, landline: type === 'Landline' });

/** The lookup failed: the number is not valid, and the type is kept where the service knew it. */
export const lookupFailed = (number: string, type: PhoneType | null): TwoFactorChange =>
  withPhone({ _tag: 'Unchecked', number, lookedUpType: type });

/** The profile was read: its number stands for review. A number typed on an earlier page is lost, and so is what went there. */
export const profileNumberRead =
  (profileNumber: string | null): TwoFactorChange =>
  (twoFactor) => ({
    ...twoFactor,
    ...(twoFactor.numberTyped ? nothingSent : {}),
    profileNumber,
    phone:
      profileNumber === null ? { _tag: 'Absent' } : { _tag: 'Unchecked', number: profileNumber, lookedUpType: null },
  });

/** The number was typed by the person: another than the profile's is a change where one is set up already. */
export const numberWasTyped: TwoFactorChange = (twoFactor) => {
  const { phone, profileNumber, status } = twoFactor;
  const numberTyped = phone._tag !== 'Absent' && phone.number !== profileNumber;
  return { ...twoFactor, numberTyped, changingNumber: numberTyped && status === 'Enrolled' };
};

/** The numbers of the linked accounts, as found. */
export const linkedNumbersFound =
  (linkedNumbers: ReadonlyArray<LinkedNumber>): TwoFactorChange =>
  (twoFactor) => ({ ...twoFactor, linkedNumbers });

/** A linked account's number was picked, by the person or because it is the only one. */
export const linkedNumberPicked =
  ({ profileId, number }: LinkedNumber): TwoFactorChange =>
  (twoFactor) => ({ ...numberEntered(number)(twoFactor), profileId });

/** A linked account's number proved valid where none was chosen by hand; what was sent there before still counts. */
export const linkedNumberFound =
  ({ profileId, number }: LinkedNumber, type: PhoneType | null): TwoFactorChange =>
  (twoFactor) => ({ ...twoFactor, profileId, phone: { _tag: 'Checked', number, landline: type === 'Landline' } });

/** The person wants codes at another number. */
export const numberChangeBegun: TwoFactorChange = (twoFactor) => ({ ...twoFactor, changingNumber: true });

/** The service took the new number. */
export const numberChangeConfirmed: TwoFactorChange = (twoFactor) => ({
  ...twoFactor,
  changingNumber: false,
  status: 'Enrolled',
});
