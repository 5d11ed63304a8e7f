import type { Locale } from '#domain/locale/locale.ts';
import { orNull } from '#domain/shared/orNull.ts';
import type { PhoneCountry } from './systemFields.ts';

/** The phone countries with their names in a language (else the service's names), in the order of that language. */
export const phoneCountriesIn = (
  locale: Locale,
  countries: ReadonlyArray<PhoneCountry>,
): ReadonlyArray<PhoneCountry> => {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return countries
    .map((country) => ({ country, name: nameOf(names, country.nameAbbr) ?? givenName(country) }))
    .toSorted((one, other) => compare(one.name, other.name))
    .map(({ country, name }) => ({ ...country, text: `+${country.value} - ${name}` }));
};

/** The name of a country in the language; null where the language has none. */
const nameOf = (names: Intl.DisplayNames, code: string): string | null => {
  const name = orNull(() => names.of(code)) ?? null;
  return name === code ? null : name;
};

const givenName = ({ text }: PhoneCountry): string => text.slice(text.indexOf(' - ') + 3);
