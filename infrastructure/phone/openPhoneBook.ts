import * as E from 'fp-ts/Either';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';
import type { OpenPhoneBook } from '#application/ports/phoneBook.ts';
import { visibleText } from '#domain/shared/visibleText.ts';
import type { NumberProblem } from '#domain/two-factor/phoneNumber.ts';

const problemByLength: { readonly [word: string]: NumberProblem } = {
  TOO_SHORT: 'TooShort',
  TOO_LONG: 'TooLong',
  INVALID_COUNTRY: 'NoCountry',
};

// Because: what stands before the first plus or digit is a label or a bracket, and would hide the plus.
const dialled = (typed: string): string =>
  visibleText(typed)
    .replace(/\s/g, '')
    .replace(/^[^+＋\p{Nd}]+/u, '')
    .replace(/^＋/, '+');

// Because: two leading zeros mean a calling code everywhere, although not every country dials them.
const withPlus = (number: string): string => number.replace(/^(?:00|００|٠٠|۰۰)/, '+');

const chosenCountry = (word: string): CountryCode | undefined => (isSupportedCountry(word) ? word : undefined);

const countryOfNumber = (phone: PhoneNumber, chosen: CountryCode | undefined): string | null => {
  if (phone.country !== undefined) return phone.country;
  const sharesCode = chosen !== undefined && getCountryCallingCode(chosen) === phone.countryCallingCode;
  // Because: of the countries that share a calling code, the library lists its main country first.
  return sharesCode ? chosen : (phone.getPossibleCountries()[0] ?? null);
};

const read: OpenPhoneBook['read'] = ({ country, number: typed }) => {
  const number = withPlus(dialled(typed));
  if (number === '') return E.left(visibleText(typed) === '' ? 'Missing' : 'Malformed');
  const chosen = chosenCountry(country);
  if (chosen === undefined && !number.startsWith('+')) return E.left('NoCountry');
  const phone = parsePhoneNumberFromString(number, chosen);
  if (phone?.isPossible() === true) {
    return E.right({ number: phone.number, country: countryOfNumber(phone, chosen), national: phone.formatNational() });
  }
  return E.left(problemByLength[validatePhoneNumberLength(number, chosen) ?? ''] ?? 'Malformed');
};

const international = (number: string): string => withPlus(number).replace(/^(?!\+)/, '+');

/** The numbers that a calling code and a number can mean, the likeliest first. The number may hold the calling code once more. */
const candidatesOf = (prefix: string, number: string): ReadonlyArray<PhoneNumber | undefined> => {
  const alone = parsePhoneNumberFromString(international(number));
  if (number.startsWith('+')) return [alone];
  if (!/\p{Nd}/u.test(prefix)) return [];
  const withPrefix = parsePhoneNumberFromString(international(prefix) + number);
  if (alone?.countryCallingCode !== withPrefix?.countryCallingCode) return [withPrefix];
  const beginsWithZeros = withPlus(number) !== number;
  return beginsWithZeros ? [alone, withPrefix] : [withPrefix, alone];
};

// Because: whether a leading zero belongs to the number is a rule of each country, which only the library knows.
const numberOf: OpenPhoneBook['numberOf'] = ({ mobilePrefix, mobilePhone }) => {
  const candidates = candidatesOf(dialled(mobilePrefix), dialled(mobilePhone));
  const found = candidates.find((phone) => phone?.isValid()) ?? candidates.find((phone) => phone?.isPossible());
  return found?.number ?? null;
};

const partsOf: OpenPhoneBook['partsOf'] = (number) => {
  const phone = parsePhoneNumberFromString(number);
  if (phone === undefined) return null;
  const callingCode = phone.countryCallingCode;
  const national = phone.formatInternational().slice(`+${callingCode}`.length);
  return { callingCode, national: national.trim() };
};

/** The phone book over the metadata of libphonenumber-js, which this module brings with it. */
export const openPhoneBook: OpenPhoneBook = {
  read,
  numberOf,
  partsOf,
  callingCodes: getCountries().map((country) => ({ country, code: getCountryCallingCode(country) })),
};
