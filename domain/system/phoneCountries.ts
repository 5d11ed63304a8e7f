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
    .map(({ nameAbbr, code }, id) => ({
      text: `+${code} - ${names.get(nameAbbr) ?? nameAbbr}`,
      value: code,
      // Because: several countries share a code, so the code alone does not say which was chosen.
      valueKey: `${code}-${nameAbbr}`,
      nameAbbr,
      id,
    }));
};

const optionsOf = (fields: ReadonlyArray<FormFieldRow>, id: string): ReadonlyArray<OptionRow> =>
  fields.find((field) => field.id === id)?.options ?? [];
