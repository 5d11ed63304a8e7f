import type { CountryFieldComponent } from './countryFieldProps.ts';

// Because: the library behind this one field weighs half as much as a whole first screen, so only these screens bring it.
/** Brings the field for a country before the screen that shows it. */
export const loadCountryField = async (): Promise<{ readonly CountryField: CountryFieldComponent }> => {
  const { CountryField } = await import('./CountryField.tsx');
  return { CountryField };
};
