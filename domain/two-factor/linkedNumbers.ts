import type { LinkedAccount, MobileNumber } from '#domain/identity/accessToken.ts';
import type { LinkedNumber } from './twoFactor.ts';

/** Whether the linked accounts have no number, one number to take, or several to choose from. */
export type NumberChoice =
  | { readonly _tag: 'NoNumber' }
  | { readonly _tag: 'OneNumber'; readonly only: LinkedNumber }
  | { readonly _tag: 'SeveralNumbers'; readonly numbers: ReadonlyArray<LinkedNumber> };

/** The choice between the linked accounts' numbers: a single one is taken without asking. */
export const numberChoice = (numbers: ReadonlyArray<LinkedNumber>): NumberChoice => {
  const [only, second] = numbers;
  if (only === undefined) return { _tag: 'NoNumber' };
  return second === undefined ? { _tag: 'OneNumber', only } : { _tag: 'SeveralNumbers', numbers };
};

/** The mobile numbers of the linked accounts, in E.164 form as `numberOf` reads them, in the order of the accounts. */
export const linkedNumbers = (
  accounts: ReadonlyArray<LinkedAccount>,
  numberOf: (parts: MobileNumber) => string | null,
): ReadonlyArray<LinkedNumber> =>
  accounts.flatMap(({ profileId, mobileNumber }) => {
    const number = mobileNumber === null ? null : numberOf(mobileNumber);
    return number === null ? [] : [{ profileId, number }];
  });
