import { type FormEvent, type ReactNode, useMemo } from 'react';
import { countriesToChoose, type CountryOption, countryOptions } from '#domain/system/phoneCountries.ts';
import type { TypedPhone } from '#domain/two-factor/phoneNumber.ts';
import { Field } from '#ui/shared/form/Field.tsx';
import { useSystemFields } from '#ui/shared/hooks/systemFields.ts';
import { useUseCases, useUserLocale } from '#ui/shared/hooks/useCases.tsx';
import { chooseCountry, CountrySelect } from './CountrySelect.tsx';

type Props = {
  readonly countries: ReadonlyArray<CountryOption>;
  /** What the fields begin with. */
  readonly draft: TypedPhone;
};

// Because: the field must not change while the user types "+44…".
const isTyping = ({ nativeEvent }: FormEvent): boolean =>
  nativeEvent instanceof InputEvent && /^(insertText|insertCompositionText|delete)/.test(nativeEvent.inputType);

/** The country and the number. A pasted or autofilled international number sets both. */
export const NumberFields = ({ countries, draft }: Props): ReactNode => {
  const { phones } = useUseCases().twoFactor;
  const splitInternational = (input: HTMLInputElement): void => {
    const parts = phones.absorb(input.value, codesOf(countries));
    if (parts === null) return;
    input.value = parts.number;
    chooseCountry(input.form, parts.country);
  };
  return (
    <>
      <CountrySelect countries={countries} first={draft.country} />
      <Field
        name="number"
        type="tel"
        label={{ id: 'twoFactor.number.label' }}
        hint={{ id: 'twoFactor.number.hint' }}
        autoComplete="tel"
        inputMode="tel"
        defaultValue={draft.number}
        onInput={(event) => !isTyping(event) && splitInternational(event.currentTarget)}
        onBlur={(event) => splitInternational(event.currentTarget)}
      />
    </>
  );
};

/** The countries to choose in the current language. */
export const useCountryOptions = (): ReadonlyArray<CountryOption> => {
  const { phoneCountries } = useSystemFields();
  const { phones } = useUseCases().twoFactor;
  const userLocale = useUserLocale();
  return useMemo(
    () => countryOptions(userLocale, countriesToChoose(phoneCountries, phones.callingCodes())),
    [phoneCountries, phones, userLocale],
  );
};

/** The two letters of each country. */
export const codesOf = (countries: ReadonlyArray<CountryOption>): ReadonlyArray<string> =>
  countries.map(({ country }) => country);
