import * as E from 'fp-ts/Either';
import type * as LibraryModule from 'libphonenumber-js/min';
import type { CountryCode, PhoneNumber } from 'libphonenumber-js/min';
import type { OpenPhoneBook, PhoneBook } from '#application/ports/phoneBook.ts';
import { attempt } from '#application/shared/attempt.ts';
import { lazy } from '#application/shared/lazy.ts';
import type { NumberProblem } from '#domain/two-factor/phoneNumber.ts';

type Library = Pick<
  typeof LibraryModule,
  | 'parsePhoneNumberFromString'
  | 'validatePhoneNumberLength'
  | 'isSupportedCountry'
  | 'getCountries'
  | 'getCountryCallingCode'
>;

const problems: { readonly [word: string]: NumberProblem } = {
  TOO_SHORT: 'TooShort',
  TOO_LONG: 'TooLong',
  INVALID_COUNTRY: 'NoCountry',
};

const isInternational = (text: string): boolean => /^\s*(?:[+＋]|00)/u.test(text);

// Because: two leading zeros mean a calling code everywhere, although not every country dials them.
const withPlus = (text: string): string => text.replace(/^\s*00/, '+');

const read = (library: Library): OpenPhoneBook['read'] => {
  const countryOf = (chosen: string): CountryCode | undefined =>
    library.isSupportedCountry(chosen) ? chosen : undefined;
  const homeOf = (phone: PhoneNumber, chosen: CountryCode | undefined): string | null => {
    if (phone.country !== undefined) return phone.country;
    const sharesCode = chosen !== undefined && library.getCountryCallingCode(chosen) === phone.countryCallingCode;
    // Because: of the countries that share a calling code, the library lists its main country first.
    return sharesCode ? chosen : (phone.getPossibleCountries()[0] ?? null);
  };
  return ({ country, number }) => {
    if (!/\p{Nd}/u.test(number)) return E.left(number.trim() === '' ? 'Missing' : 'Malformed');
    const chosen = countryOf(country);
    if (chosen === undefined && !isInternational(number)) return E.left('NoCountry');
    const dialled = withPlus(number);
    const phone = library.parsePhoneNumberFromString(dialled, chosen);
    if (phone?.isPossible() === true) {
      return E.right({ number: phone.number, country: homeOf(phone, chosen), national: phone.formatNational() });
    }
    return E.left(problems[library.validatePhoneNumberLength(dialled, chosen) ?? ''] ?? 'Malformed');
  };
};

const openBook = (library: Library): OpenPhoneBook => ({
  read: read(library),
  partsOf: (number) => {
    const phone = library.parsePhoneNumberFromString(number);
    if (phone === undefined) return null;
    const callingCode = phone.countryCallingCode;
    return {
      callingCode,
      national: phone
        .formatInternational()
        .slice(callingCode.length + 1)
        .trim(),
    };
  },
  callingCodes: library.getCountries().map((country) => ({ country, code: library.getCountryCallingCode(country) })),
});

const loadBook = lazy(async () => openBook(await import('libphonenumber-js/min')));

/** The phone book over libphonenumber-js; downloads the library on the first `open`. */
export const libphoneBook: PhoneBook = {
  open: attempt(loadBook, () => ({ _tag: 'Unreachable' as const })),
};
