import { type FormEvent, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type CountryOption, countryOptions } from '#domain/system/phoneCountries.ts';
import type { TypedPhone } from '#domain/two-factor/phoneNumber.ts';
import fields from '#ui/shared/form/Field.module.css';
import { FieldFrame, useDescription, useInputAttributes } from '#ui/shared/form/Field.tsx';
import { useSystemFields } from '#ui/shared/hooks/systemFields.ts';
import { useUseCases, useUserLocale } from '#ui/shared/hooks/useCases.tsx';
import { Icon } from '#ui/shared/layout/icons.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './TwoFactor.module.css';

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
  const [chosen, setChosen] = useState(draft.country);
  // Because: a browser chooses another country by itself where the chosen one leaves the list.
  useLayoutEffect(
    () => showCountry(select.current, codesOf(countries).includes(chosen) ? chosen : ''),
    [chosen, countries],
  );
  const splitInternational = (input: HTMLInputElement): void => {
    const parts = phones.absorb(input.value, codesOf(countries));
    if (parts === null) return;
    input.value = parts.number;
    showCountry(select.current, parts.country);
    setChosen(parts.country);
  };
  return (
    <FieldFrame name="number" label={{ id: 'twoFactor.number.label' }}>
      <div className={styles['phone']}>
        <CountrySelect {...{ countries, chosen }} ref={select} onChoose={setChosen} />
        <input
          {...useInputAttributes({ name: 'number' })}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          defaultValue={draft.number}
          onInput={(event) => !isTyping(event) && splitInternational(event.currentTarget)}
          onBlur={(event) => splitInternational(event.currentTarget)}
        />
      </div>
    </FieldFrame>
  );
};

const showCountry = (select: HTMLSelectElement | null, country: string): void => {
  if (select !== null) select.value = country;
};

type CountryProps = {
  readonly countries: Props['countries'];
  readonly chosen: string;
  readonly ref: RefObject<HTMLSelectElement | null>;
  readonly onChoose: (country: string) => void;
};

const name = 'country';

/** The list of countries, uncontrolled as a text input is. Beside the number it shows the two letters and the calling code of the chosen one. */
const CountrySelect = ({ countries, chosen, ref, onChoose }: CountryProps): ReactNode => {
  const shown = countries.find(({ country }) => country === chosen);
  return (
    <div className={styles['country']}>
      <label className="visually-hidden" htmlFor={name}>
        <MessageText id="twoFactor.number.country" />
      </label>
      <select
        {...useDescription({ name })}
        {...{ ref, name, id: name }}
        className={`framed ${fields['input']}`}
        autoComplete="tel-country-code"
        defaultValue={chosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {countries.map(({ country, text }) => (
          <option key={country} value={country}>
            {text}
          </option>
        ))}
      </select>
      <span className={styles['short']} aria-hidden="true" translate="no">
        {shown && `${shown.country} +${shown.code}`}
      </span>
      <Icon>
        <path d="m5 7.5 5 5 5-5" strokeLinecap="round" strokeLinejoin="round" />
      </Icon>
    </div>
  );
};

/** The countries to choose in the current language. */
export const useCountryOptions = (): ReadonlyArray<CountryOption> => {
  const { phoneCountries } = useSystemFields();
  const { phones } = useUseCases().twoFactor;
  const userLocale = useUserLocale();
  return useMemo(
    () => countryOptions(userLocale, phoneCountries, phones.callingCodes()),
    [phoneCountries, phones, userLocale],
  );
};

/** The two letters of each country. */
export const codesOf = (countries: ReadonlyArray<CountryOption>): ReadonlyArray<string> =>
  countries.map(({ country }) => country);
