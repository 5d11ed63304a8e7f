import type { TwoFactor } from './twoFactor.ts';

/** The two fields of a phone number form, unchecked; the country as two letters. */
export type TypedPhone = { readonly country: string; readonly number: string };

/** Why a phone number is refused. */
export type NumberProblem = 'Missing' | 'NoCountry' | 'Malformed' | 'TooShort' | 'TooLong';

/** A parsed number: in E.164 form, its country, and its national format. */
export type PhoneReading = { readonly number: string; readonly country: string | null; readonly national: string };

/** A number in two parts: the calling code without a plus, and the national part with its grouping. */
export type PhoneParts = { readonly callingCode: string; readonly national: string };

const leftVisible = 4;

/** The masked number: calling code and last four digits visible, the rest bullets, grouping kept. */
export const maskPhone = ({ callingCode, national }: PhoneParts): string => {
  const hidden = digitCount(national) - visibleCount(national);
  let passed = 0;
  const masked = national.replace(/\d/g, (digit) => {
    passed += 1;
    return passed > hidden ? digit : '•';
  });
  return `+${callingCode} ${masked}`;
};

/** The visible digits of a masked number, for "ending in 0123". */
export const phoneTail = ({ national }: PhoneParts): string =>
  national.replace(/\D/g, '').slice(digitCount(national) - visibleCount(national));

const digitCount = (text: string): number => text.replace(/\D/g, '').length;

// Because: the last four digits of a number with four digits or fewer would show all of it.
const visibleCount = (national: string): number => {
  const digits = digitCount(national);
  return digits > leftVisible ? leftVisible : Math.floor(digits / 2);
};

/** A number as a page shows it: its text, and the visible digits where the rest is masked. */
export type ShownNumber = { readonly text: string; readonly tail: string | null };

/** The number with only its calling code and its last digits visible. */
export const maskedNumber = (parts: PhoneParts): ShownNumber => ({ text: maskPhone(parts), tail: phoneTail(parts) });

/** The number as a page shows it: whole, in international format, while setup is required; otherwise masked. */
export const shownNumber = (parts: PhoneParts, { status }: Pick<TwoFactor, 'status'>): ShownNumber =>
  status === 'SetupRequired' ? { text: `+${parts.callingCode} ${parts.national}`, tail: null } : maskedNumber(parts);
