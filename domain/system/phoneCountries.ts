import type { PhoneCountry } from './systemFields.ts';

/** An option of a form field of the service's. */
export type OptionRow = { readonly value: string; readonly text: string };

export type FormFieldRow = { readonly id: string; readonly options: ReadonlyArray<OptionRow> };

/** The calling codes a number can be given with: the service's codes, told apart by the country names it lists beside. */
export const phoneCountries = (fields: ReadonlyArray<FormFieldRow>): ReadonlyArray<PhoneCountry> => {
  const names = new Map(optionsOf(fields, 'Countries').map(({ value, text }) => [value, text]));
  return optionsOf(fields, 'phoneCountries')
    .map(({ value, text }) => ({ nameAbbr: value, code: text.replace(/\D/g, '') }))
    .filter(({ nameAbbr, code }) => nameAbbr !== '' && code !== '')
    .map(({ nameAbbr, code }, id) => phoneCountry({ nameAbbr, code, name: names.get(nameAbbr) ?? nameAbbr, id }));
};

/** A country of the phone book, with its name in the language on the screen. */
export type ListedCountry = { readonly country: string; readonly code: string; readonly name: string };

/** The service's countries in the order of their names; without any, those of the phone book, so that there is always a choice. */
export const countriesByName = (
  ofService: ReadonlyArray<PhoneCountry>,
  listed: ReadonlyArray<ListedCountry>,
  compare: (one: string, other: string) => number,
): ReadonlyArray<PhoneCountry> => {
  const ofBook = listed.map(({ country, code, name }, id) => phoneCountry({ nameAbbr: country, code, name, id }));
  const all = ofService.length > 0 ? ofService : ofBook;
  return all.toSorted((one, other) => compare(nameIn(one), nameIn(other)));
};

type CountryParts = Pick<PhoneCountry, 'nameAbbr' | 'id'> & { readonly code: string; readonly name: string };

const phoneCountry = ({ nameAbbr, code, name, id }: CountryParts): PhoneCountry => ({
  text: `+${code} - ${name}`,
  value: code,
  // Because: several countries share a code, so the code alone does not say which was chosen.
  valueKey: `${code}-${nameAbbr}`,
  nameAbbr,
  id,
});

const nameIn = ({ text }: PhoneCountry): string => text.slice(text.indexOf(' - ') + 3);

const optionsOf = (fields: ReadonlyArray<FormFieldRow>, id: string): ReadonlyArray<OptionRow> =>
  fields.find((field) => field.id === id)?.options ?? [];
