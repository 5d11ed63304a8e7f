import type { Locale } from '#domain/locale/locale.ts';
import type { PhoneCountry } from './phoneCountries.ts';

/** A country to choose: its two letters, and its text '{country} (+{code})'. */
export type CountryOption = { readonly country: string; readonly text: string };

/** The countries to choose, each once, with their names in a language and in its order. */
export const countryOptions = (
  locale: Locale,
  countries: ReadonlyArray<PhoneCountry>,
): ReadonlyArray<CountryOption> => {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const codes = new Map(countries.map(({ nameAbbr, value }) => [nameAbbr, value]));
  return [...codes]
    .map(([country, code]) => ({ country, code, name: names.of(country) ?? country }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ country, code, name }) => ({ country, text: `${name} (+${code})` }));
};
