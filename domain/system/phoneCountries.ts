/** A country that a phone number can belong to. */
export type PhoneCountry = {
  /** '+code - country name' */
  readonly text: string;
  /** The calling code, without a plus. */
  readonly value: string;
  // Because: several countries share a calling code, so the code alone does not identify the choice.
  readonly valueKey: string;
  readonly nameAbbr: string;
  readonly id: number;
};

/** A form field, as the service lists it. */
type FormField = {
  readonly id: string;
  readonly options: ReadonlyArray<{ readonly value: string; readonly text: string }>;
};

/** The phone countries of the service: its calling codes with the country names it lists. */
export const phoneCountries = (fields: ReadonlyArray<FormField>): ReadonlyArray<PhoneCountry> => {
  const optionsOf = (id: string): FormField['options'] => fields.find((field) => field.id === id)?.options ?? [];
  const names = new Map(optionsOf('Countries').map(({ value, text }) => [value, text]));
  return optionsOf('phoneCountries')
    .map(({ value, text }) => ({ country: value, code: text.replace(/\D/g, '') }))
    .filter(({ country, code }) => country !== '' && code !== '')
    .map((listed, id) => phoneCountry(listed, names.get(listed.country) ?? listed.country, id));
};

type ListedCountry = { readonly country: string; readonly code: string };

/** The phone countries of the service; those of the phone book where the service lists none. */
export const countriesToChoose = (
  ofService: ReadonlyArray<PhoneCountry>,
  ofBook: ReadonlyArray<ListedCountry>,
): ReadonlyArray<PhoneCountry> =>
  ofService.length > 0 ? ofService : ofBook.map((listed, id) => phoneCountry(listed, listed.country, id));

const phoneCountry = ({ country, code }: ListedCountry, name: string, id: number): PhoneCountry => ({
  text: `+${code} - ${name}`,
  value: code,
  valueKey: `${code}-${country}`,
  nameAbbr: country,
  id,
});
