import { type FormEvent, type ReactNode, useState } from 'react';
import type { TypedPhone } from '#domain/two-factor/phoneNumber.ts';
import { Field } from '#ui/shared/form/Field.tsx';
import { errorOf, type FormError } from '#ui/shared/form/formErrors.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import type { CountryFieldComponent } from './countryFieldProps.ts';
import { usePhoneCountries } from './usePhoneCountries.ts';

type Props = {
  readonly draft: TypedPhone;
  readonly CountryField: CountryFieldComponent;
  readonly errors: ReadonlyArray<FormError>;
};

// Because: the field must not change while the user types "+44…".
const isTyping = ({ nativeEvent }: FormEvent): boolean =>
  nativeEvent instanceof InputEvent && /^(insertText|insertCompositionText|delete)/.test(nativeEvent.inputType);

/** The country and the number. A pasted or autofilled international number sets both. */
export const NumberFields = ({ draft, CountryField, errors }: Props): ReactNode => {
  const { phones } = useUseCases();
  const countries = usePhoneCountries();
  const [country, setCountry] = useState(draft.country);
  const splitInternational = (input: HTMLInputElement): void => {
    const parts = phones.absorb(input.value);
    if (parts === null) return;
    input.value = parts.number;
    setCountry(parts.country);
  };
  return (
    <>
      <CountryField countries={countries} chosen={country} onChoose={setCountry} error={errorOf(errors, 'country')} />
      <Field
        name="number"
        type="tel"
        label={{ id: 'twoFactor.number.label' }}
        hint={{ id: 'twoFactor.number.hint' }}
        autoComplete="tel"
        inputMode="tel"
        enterKeyHint="go"
        defaultValue={draft.number}
        error={errorOf(errors, 'number')}
        onInput={(event) => !isTyping(event) && splitInternational(event.currentTarget)}
        onBlur={(event) => splitInternational(event.currentTarget)}
      />
    </>
  );
};
