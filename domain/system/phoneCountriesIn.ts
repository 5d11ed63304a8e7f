import * as E from 'fp-ts/Either';
import type { Locale } from '#domain/locale/locale.ts';
import type { PhoneCountry } from './systemFields.ts';

/** The phone countries under the names a language has for them, in that language's order. */
export const phoneCountriesIn = (
  locale: Locale,
  countries: ReadonlyArray<PhoneCountry>,
): ReadonlyArray<PhoneCountry> => {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return countries
    .map((country) => ({ country, name: nameOf(names, country.nameAbbr) }))
    .toSorted((one, other) => compare(one.name, other.name))
    .map(({ country, name }) => ({ ...country, text: `+${country.value} - ${name}` }));
};

/** A country's name; its code, where that is none the language knows. */
const nameOf = (names: Intl.DisplayNames, code: string): string => {
  const name = E.tryCatch(
    () => names.of(code) ?? code,
    () => code,
  );
  return E.isRight(name) ? name.right : code;
};
