import type { LinkedAccount, MobileNumber } from '#domain/identity/accessToken.ts';
import type { LinkedNumber, TwoFactor } from './twoFactor.ts';

/** The two fields of a phone number form, unchecked. The country has two letters. */
export type TypedPhone = { readonly country: string; readonly number: string };

/** What a phone number form has: its two fields, and the countries that it offers. */
export type EnteredPhone = TypedPhone & { readonly offered: ReadonlyArray<string> };

/** Why a phone number is refused. `NotOffered`: no country of the form has its calling code. */
export type NumberProblem = 'Missing' | 'NoCountry' | 'Malformed' | 'TooShort' | 'TooLong' | 'NotOffered';

/** A parsed number. */
export type PhoneReading = {
  /** The number in E.164 form. */
  readonly number: string;
  /** The countries with its calling code, the likeliest first; none for a calling code of no country. */
  readonly countries: ReadonlyArray<string>;
  /** The number in the format of its country. */
  readonly national: string;
};

/** The likeliest country of a number among those of a form; null if none of them has its calling code. */
export const offeredCountry = ({ countries }: PhoneReading, offered: EnteredPhone['offered']): string | null =>
  countries.find((country) => offered.includes(country)) ?? null;

/** A number in two parts: the calling code without a plus, and the national part with its grouping. */
export type PhoneParts = { readonly callingCode: string; readonly national: string };

/** A number as a page shows it: its text, and for a masked one the visible digits, which are read out as "ending in 0123". */
export type ShownNumber = { readonly text: string; readonly tail: string | null };

const leftVisible = 4;

/** The masked number: the calling code, bullets, and the last four digits, in the grouping of the number. */
export const maskedNumber = ({ callingCode, national }: PhoneParts): ShownNumber => {
  const digits = national.replace(/\D/g, '');
  // Because: the last four digits of a number with four digits or fewer would show all of it.
  const hidden = digits.length > leftVisible ? digits.length - leftVisible : Math.ceil(digits.length / 2);
  let passed = 0;
  const masked = national.replace(/\d/g, (digit) => {
    passed += 1;
    return passed > hidden ? digit : '•';
  });
  return { text: `+${callingCode} ${masked}`, tail: digits.slice(hidden) };
};

/** The number as a page shows it. During setup it is whole, in international format; otherwise it is masked. */
export const shownNumber = (parts: PhoneParts, { status }: Pick<TwoFactor, 'status'>): ShownNumber =>
  status === 'SetupRequired' ? { text: `+${parts.callingCode} ${parts.national}`, tail: null } : maskedNumber(parts);

/** The mobile numbers of the linked accounts, in the order of the accounts. `numberOf` reads the E.164 form of a number. */
export const linkedNumbers = (
  accounts: ReadonlyArray<LinkedAccount>,
  numberOf: (parts: MobileNumber) => string | null,
): ReadonlyArray<LinkedNumber> =>
  accounts.flatMap(({ profileId, mobileNumber }) => {
    const number = mobileNumber === null ? null : numberOf(mobileNumber);
    return number === null ? [] : [{ profileId, number }];
  });
