import * as E from 'fp-ts/Either';
import { isValidPhoneNumber } from 'libphonenumber-js/core';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';
import type { OpenPhoneBook } from '#application/ports/sources.ts';
import { visibleText } from '#domain/shared/parsing.ts';
import type { NumberProblem } from '#domain/two-factor/phoneNumber.ts';

const problemByLength: { readonly [word: string]: NumberProblem } = {
  TOO_SHORT: 'TooShort',
  TOO_LONG: 'TooLong',
  INVALID_COUNTRY: 'NotOffered',
};

/** A typed number as it is dialled, without a label or a bracket in front, which would hide the plus. */
const dialled = (typed: string): string =>
  visibleText(typed)
    .replace(/\s/g, '')
    .replace(/^[^+＋\p{Nd}]+/u, '')
    .replace(/^＋/, '+');

/** A number with a plus for two leading zeros, which mean a calling code everywhere, although not every country dials them. */
const withPlus = (number: string): string => number.replace(/^(?:00|００|٠٠|۰۰)/, '+');

const chosenCountry = (word: string): CountryCode | undefined => (isSupportedCountry(word) ? word : undefined);

// Because: no code reaches an extension, and without it the number can be of somebody else.
const parse = (number: string, chosen?: CountryCode): PhoneNumber | undefined => {
  const phone = parsePhoneNumberFromString(number, chosen);
  return phone?.ext === undefined ? phone : undefined;
};

/** The own country of a number, if it is known, then all that share its calling code, the main one first. */
const countriesOf = ({ country, countryCallingCode }: PhoneNumber): ReadonlyArray<CountryCode> => [
  ...(country === undefined ? [] : [country]),
  ...(metadata.country_calling_codes[countryCallingCode] ?? []),
];

// Because: with the ranges of each type of number, the library refuses those that no operator has yet, such as Ofcom's for examples. Only
// countries that share a calling code have them. Without them it compares with the numbering plan, as for all other countries.
const plans = {
  ...metadata,
  countries: Object.fromEntries(
    Object.entries(metadata.countries).map(([country, plan]) => [country, plan.slice(0, 11)]),
  ),
};

const read: OpenPhoneBook['read'] = ({ country, number: typed }) => {
  const number = withPlus(dialled(typed));
  if (number === '') return E.left(visibleText(typed) === '' ? 'Missing' : 'Malformed');
  const chosen = chosenCountry(country);
  if (chosen === undefined && !number.startsWith('+')) return E.left('NoCountry');
  const phone = parse(number, chosen);
  // Because: validity is that of the number as the library reads it again, and it keeps a zero that was typed twice.
  const isItself = phone !== undefined && parse(phone.number)?.number === phone.number;
  if (isItself && isValidPhoneNumber(phone.number, plans)) {
    return E.right({ number: phone.number, countries: countriesOf(phone), national: phone.formatNational() });
  }
  return E.left(problemByLength[validatePhoneNumberLength(number, chosen) ?? ''] ?? 'Malformed');
};

const international = (number: string): string => withPlus(number).replace(/^(?!\+)/, '+');

/** The numbers that a calling code and a number can mean, the likeliest first. The number may hold the calling code once more. */
const candidatesOf = (prefix: string, number: string): ReadonlyArray<PhoneNumber | undefined> => {
  const alone = parse(international(number));
  if (number.startsWith('+')) return [alone];
  if (!/\p{Nd}/u.test(prefix)) return [];
  const withPrefix = parse(international(prefix) + number);
  if (alone?.countryCallingCode !== withPrefix?.countryCallingCode) return [withPrefix];
  const beginsWithZeros = withPlus(number) !== number;
  return beginsWithZeros ? [alone, withPrefix] : [withPrefix, alone];
};

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
