import { type FormEvent, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { type CountryOption, countryOptions } from '#domain/system/countryOptions.ts';
import { countriesToChoose } from '#domain/system/phoneCountries.ts';
import type { TypedPhone } from '#domain/two-factor/phoneNumber.ts';
import { Field, SelectField } from '#ui/shared/form/Field.tsx';
import { useSystemFields } from '#ui/shared/hooks/systemFields.ts';
import { useUseCases, useUserLocale } from '#ui/shared/hooks/useCases.tsx';

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
  const select = useRef<HTMLSelectElement>(null);
  const chosen = select.current?.value ?? draft.country;
  // Because: where the list changes, a browser chooses another country by itself. A country that is not in the list leaves the field empty.
  useLayoutEffect(() => {
    if (select.current !== null && select.current.value !== chosen) select.current.value = chosen;
  });
  const splitInternational = (input: HTMLInputElement): void => {
    const parts = phones.absorb(input.value, codesOf(countries));
    if (parts === null || select.current === null) return;
    input.value = parts.number;
    select.current.value = parts.country;
  };
  return (
    <>
      <SelectField
        ref={select}
        name="country"
        label={{ id: 'twoFactor.number.country' }}
        autoComplete="tel-country-code"
        defaultValue={draft.country}
      >
        {countries.map(({ country, text }) => (
          <option key={country} value={country}>
            {text}
          </option>
        ))}
      </SelectField>
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
