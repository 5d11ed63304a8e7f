import type { Locale } from '#domain/locale/locale.ts';
import { foldText } from '#domain/shared/foldText.ts';
import { orNull } from '#domain/shared/orNull.ts';
import type { PhoneCountry } from './phoneCountries.ts';

/** The phone countries with their names in a language, in the order of that language. A country without one keeps the service's name. */
export const phoneCountriesIn = (
  locale: Locale,
  countries: ReadonlyArray<PhoneCountry>,
): ReadonlyArray<PhoneCountry> => {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return countries
    .map((country) => ({ country, name: nameOf(names, country.nameAbbr) ?? serviceName(country) }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ country, name }) => ({ ...country, text: `+${country.value} - ${name}` }));
};

/** The name of a country in the language; null where the language has none. */
const nameOf = (names: Intl.DisplayNames, code: string): string | null => {
  const name = orNull(() => names.of(code)) ?? null;
  return name === code ? null : name;
};

const serviceName = ({ text }: PhoneCountry): string => text.slice(text.indexOf(' - ') + 3);

// Because: people type a calling code as digits, with a plus, or with two leading zeros.
const callingCode = /^(?:\+|00)?(\d+)$/;

const lettersOf = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether a typed text finds a country, whose text is '+code - country name'. Digits are the beginning of a calling code. Letters are a part
 * of the text, whatever their case and accents, and whatever spaces and punctuation are between them.
 */
export const isCountryFound = (country: string, typed: string): boolean => {
  const code = callingCode.exec(typed.replace(/[\s()-]/g, ''))?.[1];
  return code === undefined ? lettersOf(country).includes(lettersOf(typed)) : country.startsWith(`+${code}`);
};
