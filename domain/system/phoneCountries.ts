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

/** A country with its calling code. */
type CallingCode = { readonly country: string; readonly code: string };

/** The phone countries of the service: the field of its calling codes, with the names of the field of countries. */
export const phoneCountries = (fields: ReadonlyArray<FormField>): ReadonlyArray<PhoneCountry> => {
  const optionsOf = (id: string): FormField['options'] => fields.find((field) => field.id === id)?.options ?? [];
  const names = new Map(optionsOf('Countries').map(({ value, text }) => [value, text]));
  return optionsOf('phoneCountries')
    .map(({ value, text }) => ({ country: value, code: text.replace(/\D/g, '') }))
    .filter(({ country, code }) => country !== '' && code !== '')
    .map((callingCode, id) => phoneCountry(callingCode, names.get(callingCode.country) ?? callingCode.country, id));
};

/** The phone countries of the service that the phone book knows. Those of the phone book, without names, where there are none. */
export const countriesToChoose = (
  ofService: ReadonlyArray<PhoneCountry>,
  ofPhoneBook: ReadonlyArray<CallingCode>,
): ReadonlyArray<PhoneCountry> => {
  const known = ofService.filter(({ nameAbbr }) => ofPhoneBook.some(({ country }) => country === nameAbbr));
  return known.length > 0
    ? known
    : ofPhoneBook.map((callingCode, id) => phoneCountry(callingCode, callingCode.country, id));
};

const phoneCountry = ({ country, code }: CallingCode, name: string, id: number): PhoneCountry => ({
  text: `+${code} - ${name}`,
  value: code,
  valueKey: `${code}-${country}`,
  nameAbbr: country,
  id,
});

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
