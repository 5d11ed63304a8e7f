import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { CountryOption } from '#domain/system/phoneCountries.ts';
import styles from '#ui/shared/form/Field.module.css';
import { FieldFrame, useDescription } from '#ui/shared/form/Field.tsx';
import { Chevron } from '#ui/shared/layout/icons.tsx';

const name = 'country';

type Props = { readonly countries: ReadonlyArray<CountryOption>; readonly first: string };

/** The list of countries, uncontrolled as a text input is. A country that is not in it leaves it empty. */
export const CountrySelect = ({ countries, first }: Props): ReactNode => {
  const select = useRef<HTMLSelectElement>(null);
  const chosen = useRef(first);
  // Because: a browser chooses another country by itself where the chosen one leaves the list.
  useLayoutEffect(() => {
    const stays = countries.some(({ country }) => country === chosen.current);
    if (select.current !== null) select.current.value = stays ? chosen.current : '';
  }, [countries]);
  return (
    <FieldFrame name={name} label={{ id: 'twoFactor.number.country' }}>
      <div className={styles['wrap']}>
        <select
          {...useDescription({ name })}
          ref={select}
          id={name}
          name={name}
          className={`framed ${styles['input']}`}
          autoComplete="tel-country-code"
          defaultValue={first}
          onChange={({ currentTarget }) => void (chosen.current = currentTarget.value)}
        >
          {countries.map(({ country, text }) => (
            <option key={country} value={country}>
              {text}
            </option>
          ))}
        </select>
        <Chevron />
      </div>
    </FieldFrame>
  );
};

/** Chooses a country in the list of a form, as a person does. */
export const chooseCountry = (form: HTMLFormElement | null, country: string): void => {
  const select = form?.elements.namedItem(name);
  if (!(select instanceof HTMLSelectElement)) return;
  select.value = country;
  select.dispatchEvent(new Event('change', { bubbles: true }));
};
