import { useState, type FormEvent, type ReactNode } from 'react';
import type { PhoneCountry } from '#domain/system/systemFields.ts';
import type { TypedPhone } from '#domain/two-factor/phoneNumber.ts';
import type { FormError } from '#ui/shared/ErrorSummary.tsx';
import { Field } from '#ui/shared/Field.tsx';
import { errorOf } from '#ui/shared/errorOf.ts';
import type { CountryFieldComponent } from './countryFieldProps.ts';

type Props = {
  readonly draft: TypedPhone;
  readonly countries: ReadonlyArray<PhoneCountry>;
  readonly CountryField: CountryFieldComponent;
  readonly absorb: (typed: string) => TypedPhone | null;
  readonly errors: ReadonlyArray<FormError>;
};

// Because: somebody in the middle of typing "+44…" must not have the field rewritten under their fingers.
const isTyping = ({ nativeEvent }: FormEvent): boolean =>
  nativeEvent instanceof InputEvent && /^(insertText|insertCompositionText|delete)/.test(nativeEvent.inputType);

/** Country and number. A number pasted or filled in whole sets both. */
export const NumberFields = ({ draft, countries, CountryField, absorb, errors }: Props): ReactNode => {
  const [country, setCountry] = useState(draft.country);
  const takeWhole = (input: HTMLInputElement): void => {
    const whole = absorb(input.value);
    if (whole === null) return;
    input.value = whole.number;
    setCountry(whole.country);
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
        onInput={(event) => !isTyping(event) && takeWhole(event.currentTarget)}
        onBlur={(event) => takeWhole(event.currentTarget)}
      />
    </>
  );
};
