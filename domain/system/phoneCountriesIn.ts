import * as E from 'fp-ts/Either';
import type { Locale } from '#domain/locale/locale.ts';
import type { PhoneCountry } from './systemFields.ts';

/** The phone countries under the names a language has for them, else under the service's, in that language's order. */
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

/** A country's name in the language; null where it knows none. */
const nameOf = (names: Intl.DisplayNames, code: string): string | null => {
  const name = E.tryCatch(
    () => names.of(code) ?? null,
    () => null,
  );
  return E.isRight(name) && name.right !== code ? name.right : null;
};

const givenName = ({ text }: PhoneCountry): string => text.slice(text.indexOf(' - ') + 3);
