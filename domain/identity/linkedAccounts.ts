import type { LinkedNumber } from '#domain/two-factor/twoFactor.ts';
import type { LinkedAccount, MobileNumber, ProfileId } from './accessToken.ts';

/** What the linked accounts' numbers leave to do: nothing, take the only one, or ask. */
export type NumberChoice =
  | { readonly _tag: 'NoNumber' }
  | { readonly _tag: 'OneNumber'; readonly only: LinkedNumber }
  | { readonly _tag: 'SeveralNumbers'; readonly numbers: ReadonlyArray<LinkedNumber> };

/** Exactly one account with a mobile number picks itself; several are asked about; none leaves choose-number unused. */
export const numberChoice = (accounts: ReadonlyArray<LinkedAccount>): NumberChoice => {
  const numbers = linkedNumbers(accounts);
  const [only, second] = numbers;
  if (only === undefined) return { _tag: 'NoNumber' };
  return second === undefined ? { _tag: 'OneNumber', only } : { _tag: 'SeveralNumbers', numbers };
};

/** The mobile numbers among the linked accounts, in E.164 form, in the accounts' order. */
export const linkedNumbers = (accounts: ReadonlyArray<LinkedAccount>): ReadonlyArray<LinkedNumber> =>
  accounts.flatMap(({ profileId, mobileNumber }) => {
    const number = mobileNumber === null ? null : e164(mobileNumber);
    return number === null ? [] : [{ profileId, number }];
  });

/** Whether the person must say which of several accounts to go on with. */
export const needsAccountSelection = (
  accounts: ReadonlyArray<LinkedAccount>,
  chosenProfileId: ProfileId | null,
): boolean => accounts.length > 1 && chosenProfileId === null;

// Because: a mobile number's leading zero is a trunk prefix, dialled inside the country only.
const e164 = ({ mobilePrefix, mobilePhone }: MobileNumber): string | null => {
  const prefix = digitsOf(mobilePrefix).replace(/^0+/, '');
  const national = digitsOf(mobilePhone).replace(/^0+/, '');
  return prefix === '' || national === '' ? null : `+${prefix}${national}`;
};

const digitsOf = (text: string): string => text.replace(/\D/g, '');
