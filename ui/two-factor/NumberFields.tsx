import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { phoneCountriesIn } from '#domain/system/countryList.ts';
import { countriesToChoose, type PhoneCountry } from '#domain/system/phoneCountries.ts';
import type { TypedPhone } from '#domain/two-factor/phoneNumber.ts';
import { Field } from '#ui/shared/form/Field.tsx';
import { useSystemFields } from '#ui/shared/hooks/systemFields.ts';
import { useUseCases, useUserLocale } from '#ui/shared/hooks/useCases.tsx';
import { readSavedFields } from '#ui/start/fields.ts';
import type * as CountryFieldModule from './country-field/CountryField.tsx';

/** The field for the country, whose module is loaded on its own. */
export type CountryFieldComponent = typeof CountryFieldModule.CountryField;

type Props = {
  /** What the fields begin with. */
  readonly draft: TypedPhone;
  readonly CountryField: CountryFieldComponent;
};

// Because: the field must not change while the user types "+44…".
const isTyping = ({ nativeEvent }: FormEvent): boolean =>
  nativeEvent instanceof InputEvent && /^(insertText|insertCompositionText|delete)/.test(nativeEvent.inputType);

const savedCountry = (countries: ReadonlyArray<PhoneCountry>): string | undefined => {
  const { country } = readSavedFields();
  return countries.find(({ nameAbbr }) => nameAbbr === country)?.nameAbbr;
};

/** The country and the number. A pasted or autofilled international number sets both. */
export const NumberFields = ({ draft, CountryField }: Props): ReactNode => {
  const { phones } = useUseCases().twoFactor;
  const countries = usePhoneCountries();
  // Because: the combobox has the country of its state, so no text that is entered again after a reload reaches it.
  const [country, setCountry] = useState(() => savedCountry(countries) ?? draft.country);
  const splitInternational = (input: HTMLInputElement): void => {
    const parts = phones.absorb(input.value);
    if (parts === null) return;
    input.value = parts.number;
    setCountry(parts.country);
  };
  return (
    <>
      <CountryField countries={countries} chosen={country} onChoose={setCountry} />
      <Field
        name="number"
        type="tel"
        label={{ id: 'twoFactor.number.label' }}
        hint={{ id: 'twoFactor.number.hint' }}
        autoComplete="tel"
        inputMode="tel"
        enterKeyHint="go"
        defaultValue={draft.number}
        onInput={(event) => !isTyping(event) && splitInternational(event.currentTarget)}
        onBlur={(event) => splitInternational(event.currentTarget)}
      />
    </>
  );
};

/** The countries of the country field, named and sorted in the current language. */
const usePhoneCountries = (): ReadonlyArray<PhoneCountry> => {
  const { phoneCountries } = useSystemFields();
  const { phones } = useUseCases().twoFactor;
  const userLocale = useUserLocale();
  return useMemo(
    () => phoneCountriesIn(userLocale, countriesToChoose(phoneCountries, phones.callingCodes())),
    [phoneCountries, phones, userLocale],
  );
};
