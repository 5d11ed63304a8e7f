import type { Locale } from '#domain/locale/locale.ts';

/** A country that a phone number can belong to, in the fields of specification 3.11. */
export type PhoneCountry = {
  /** '+code - country name'. */
  readonly text: string;
  /** The calling code, without a plus. */
  readonly value: string;
  /** 'code-country', which identifies the choice: several countries share a calling code. */
  readonly valueKey: string;
  /** The two letters of the country. */
  readonly nameAbbr: string;
  /** The index in the list. */
  readonly id: number;
};

/** A form field, as the service lists it. */
type FormField = {
  readonly id: string;
  readonly options: ReadonlyArray<{ readonly value: string; readonly text: string }>;
};

/** The phone countries of the service: the field of its calling codes, with the names of the field of countries. */
export const phoneCountries = (fields: ReadonlyArray<FormField>): ReadonlyArray<PhoneCountry> => {
  const optionsOf = (id: string): FormField['options'] => fields.find((field) => field.id === id)?.options ?? [];
  const names = new Map(optionsOf('Countries').map(({ value, text }) => [value, text]));
  return optionsOf('phoneCountries')
    .map(({ value, text }) => ({ nameAbbr: value, value: text.replace(/\D/g, '') }))
    .filter(({ nameAbbr, value }) => nameAbbr !== '' && value !== '')
    .map(({ nameAbbr, value }, id) => {
      const text = `+${value} - ${names.get(nameAbbr) ?? nameAbbr}`;
      return { text, value, valueKey: `${value}-${nameAbbr}`, nameAbbr, id };
    });
};

/** A country to choose: its two letters, its calling code without a plus, and its text '{country} (+{code})'. */
export type CountryOption = { readonly country: string; readonly code: string; readonly text: string };

/** The countries of the phone book that the service lists, or all where it lists none: with their names in a language and in its order. */
export const countryOptions = (
  locale: Locale,
  ofService: ReadonlyArray<PhoneCountry>,
  ofPhoneBook: ReadonlyArray<{ readonly country: string; readonly code: string }>,
): ReadonlyArray<CountryOption> => {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const listed = ofPhoneBook.filter(({ country }) => ofService.some(({ nameAbbr }) => nameAbbr === country));
  return (listed.length > 0 ? listed : ofPhoneBook)
    .map(({ country, code }) => ({ country, code, name: names.of(country) ?? country }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ country, code, name }) => ({ country, code, text: `${name} (+${code})` }));
};
