import type { ProfileId } from '#domain/identity/accessToken.ts';
import { withoutForbiddenChange } from './mayChangeNumber.ts';
import { isLandline, type LinkedNumber, type Phone, type PhoneType, type TwoFactor } from './twoFactor.ts';

/** A change of the two-factor state. */
export type TwoFactorChange = (twoFactor: TwoFactor) => TwoFactor;

const withPhone =
  (phone: Exclude<Phone, { readonly _tag: 'Absent' }>, lookedUpType: PhoneType | null): TwoFactorChange =>
  (twoFactor) => {
    const known = twoFactor.phone._tag === 'Absent' ? null : twoFactor.phone.number;
    const rest = known === phone.number ? twoFactor : { ...twoFactor, ...nothingSent };
    return { ...rest, phone, lookedUpType, channel: isLandline(phone) ? 'call' : rest.channel };
  };

/** The state of a new number: no profile, no channel, no code sent, no tries. */
const nothingSent = {
  profileId: null,
  numberTyped: false,
  channel: null,
  previousChannel: null,
  sendAttempts: 0,
  verificationAttempts: 0,
};

/** Stores a number whose lookup succeeded: it is valid, and a landline can only be called. */
export const numberLookedUp = (number: string, type: PhoneType | null): TwoFactorChange =>
  withPhone({ _tag: 'Checked', number, landline: type === 'Landline' }, type);

/** Stores a number whose lookup failed: it is not valid; the type is kept where the service knows it (specification 5.2). */
export const lookupFailed = (number: string, type: PhoneType | null): TwoFactorChange =>
  withPhone({ _tag: 'Unchecked', number }, type);

/** Stores the type of a number whose lookup failed, beside a number that works and stays. */
export const typeLookedUp =
  (lookedUpType: PhoneType | null): TwoFactorChange =>
  (twoFactor) => ({ ...twoFactor, lookedUpType });

/** Stores the profile's number for review. A number typed before a reload is lost, and the codes sent to it no longer count. */
export const profileNumberRead =
  (profileNumber: string | null): TwoFactorChange =>
  (twoFactor) => ({
    ...twoFactor,
    ...(twoFactor.numberTyped ? nothingSent : {}),
    profileNumber,
    phone: profileNumber === null ? { _tag: 'Absent' } : { _tag: 'Unchecked', number: profileNumber },
    lookedUpType: null,
  });

/** Notes that the person typed the number. If it differs from the profile's and two-factor is enrolled, it is a change. */
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
export const withLinkedAccount =
  (profileId: ProfileId | null): TwoFactorChange =>
  (twoFactor) => ({ ...twoFactor, profileId });

/** Stores a linked account's number that was looked up without a choice; codes sent to it before still count. */
export const linkedNumberFound =
  ({ profileId, number }: LinkedNumber, type: PhoneType | null): TwoFactorChange =>
  (twoFactor) => ({
    ...twoFactor,
    profileId,
    phone: { _tag: 'Checked', number, landline: type === 'Landline' },
    lookedUpType: type,
  });

/** Starts a change of the number where the person may make one. */
export const numberChangeStarted: TwoFactorChange = (twoFactor) =>
  withoutForbiddenChange({ ...twoFactor, changingNumber: true });

/** Ends a change of the number: the service accepted it. */
export const numberChangeConfirmed: TwoFactorChange = (twoFactor) => ({
  ...twoFactor,
  changingNumber: false,
  status: 'Enrolled',
});
