import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import type { NumberFault } from '#application/two-factor/enterNumber.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { phoneCountriesIn } from '#domain/system/countryList.ts';
import { countriesToChoose, type PhoneCountry } from '#domain/system/phoneCountries.ts';
import { mayChangeNumber } from '#domain/two-factor/mayChangeNumber.ts';
import type { TypedPhone } from '#domain/two-factor/phoneNumber.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { Field } from '#ui/shared/form/Field.tsx';
import styles from '#ui/shared/form/Form.module.css';
import { Form } from '#ui/shared/form/Form.tsx';
import { errorOf, type FormError, formErrors } from '#ui/shared/form/formErrors.ts';
import { useSystemFields } from '#ui/shared/hooks/systemFields.ts';
import { type Arrived, useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases, useUserLocale } from '#ui/shared/hooks/useCases.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
import type * as CountryFieldModule from './CountryField.tsx';
import { OtherNumberLink } from './phoneNumber.tsx';

type Props = {
  /** Whether the user adds a first number, changes it, or reviews one. */
  readonly purpose: 'add' | 'change' | 'review';
  readonly countryField: Pick<typeof CountryFieldModule, 'CountryField'>;
};

// Because: where the lookup says why the number cannot be used, the form says that first.
const leadOf = (purpose: Props['purpose'], twoFactor: TwoFactor): Message => {
  if (!mayChangeNumber(twoFactor)) return { id: 'twoFactor.number.review.ownLead' };
  const isVoip = twoFactor.phone._tag === 'Unchecked' && twoFactor.lookedUpType === 'Voip';
  return { id: purpose === 'review' && isVoip ? 'twoFactor.number.refused.Voip' : `twoFactor.number.${purpose}.lead` };
};

/** The errors of the form for a phone number. */
export const numberErrors = (fault: Arrived<NumberFault | IdentityFault> | null): ReadonlyArray<FormError> => {
  switch (fault?._tag) {
    case 'NumberIncomplete': {
      const field = fault.problem === 'NoCountry' ? 'country' : 'number';
      return [{ field, message: { id: `twoFactor.number.fault.${fault.problem}` } }];
    }
    case 'NumberNotChangeable':
      return [{ field: 'number', message: { id: 'twoFactor.number.fault.NotChangeable' } }];
    case 'NumberRefused':
      return [{ field: 'number', message: { id: `twoFactor.number.refused.${fault.type ?? 'Unknown'}` } }];
    default:
      return formErrors(fault);
  }
};

/** Asks for a phone number, for one of three purposes. While the factor is owed, only the own number can be confirmed. */
export const NumberScreen = ({ purpose, countryField: { CountryField } }: Props): ReactNode => {
  const { enterNumber, phones } = useUseCases().twoFactor;
  const { twoFactor } = useSession();
  const { mutate, isPending, error: fault } = useAction(enterNumber);
  const [draft] = useState(() => phones.draft(twoFactor));
  const errors = numberErrors(fault);
  return (
    <>
      <Form
        heading={{ id: `twoFactor.number.${purpose}.heading` }}
        lead={leadOf(purpose, twoFactor)}
        {...{ errors, fault }}
        busy={isPending}
        submit={{ id: 'twoFactor.continue' }}
        onSubmit={(text) => mutate({ country: text('country'), number: text('number') })}
      >
        <NumberFields
          draft={purpose === 'change' && !twoFactor.numberTyped ? { ...draft, number: '' } : draft}
          {...{ CountryField, errors }}
        />
      </Form>
      {!mayChangeNumber(twoFactor) && (
        <p className={`tall-links ${styles['foot']}`}>
          <OtherNumberLink />
        </p>
      )}
    </>
  );
};

type FieldsProps = Props['countryField'] & { readonly draft: TypedPhone; readonly errors: ReadonlyArray<FormError> };

// Because: the field must not change while the user types "+44…".
const isTyping = ({ nativeEvent }: FormEvent): boolean =>
  nativeEvent instanceof InputEvent && /^(insertText|insertCompositionText|delete)/.test(nativeEvent.inputType);

/** The country and the number. A pasted or autofilled international number sets both. */
const NumberFields = ({ draft, CountryField, errors }: FieldsProps): ReactNode => {
  const { phones } = useUseCases().twoFactor;
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
