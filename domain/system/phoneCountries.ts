import type { PhoneCountry } from './systemFields.ts';

/** An option of a form field, as the service lists it. */
export type OptionRow = { readonly value: string; readonly text: string };

/** A form field, as the service lists it. */
export type FormFieldRow = { readonly id: string; readonly options: ReadonlyArray<OptionRow> };

/** The phone countries of the service: its calling codes with the country names it lists. */
export const phoneCountries = (fields: ReadonlyArray<FormFieldRow>): ReadonlyArray<PhoneCountry> => {
  const names = new Map(optionsOf(fields, 'Countries').map(({ value, text }) => [value, text]));
  return optionsOf(fields, 'phoneCountries')
    .map(({ value, text }) => ({ nameAbbr: value, code: text.replace(/\D/g, '') }))
    .filter(({ nameAbbr, code }) => nameAbbr !== '' && code !== '')
    .map(({ nameAbbr, code }, id) => phoneCountry({ nameAbbr, code, name: names.get(nameAbbr) ?? nameAbbr, id }));
};

/** A country of the phone book, with its calling code. */
export type ListedCountry = { readonly country: string; readonly code: string };

/** The phone countries of the service; those of the phone book where the service lists none. */
export const countriesToChoose = (
  ofService: ReadonlyArray<PhoneCountry>,
  ofBook: ReadonlyArray<ListedCountry>,
): ReadonlyArray<PhoneCountry> =>
  ofService.length > 0
    ? ofService
    : ofBook.map(({ country, code }, id) => phoneCountry({ nameAbbr: country, code, name: country, id }));

type CountryParts = Pick<PhoneCountry, 'nameAbbr' | 'id'> & { readonly code: string; readonly name: string };

const phoneCountry = ({ nameAbbr, code, name, id }: CountryParts): PhoneCountry => ({
  text: `+${code} - ${name}`,
  value: code,
  // Because: several countries share a calling code, so the code alone does not identify the choice.
  valueKey: `${code}-${nameAbbr}`,
  nameAbbr,
  id,
});

const optionsOf = (fields: ReadonlyArray<FormFieldRow>, id: string): ReadonlyArray<OptionRow> =>
  fields.find((field) => field.id === id)?.options ?? [];
