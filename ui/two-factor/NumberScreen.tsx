import { type ReactNode, useState } from 'react';
import type { TypedPhone } from '#domain/two-factor/phoneNumber.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { mayChangeNumber } from '#domain/two-factor/twoFactorScreen.ts';
import styles from '#ui/shared/form/Form.module.css';
import { Form } from '#ui/shared/form/Form.tsx';
import { formText } from '#ui/shared/form/formValues.ts';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
import type { CountryFieldComponent } from './countryFieldProps.ts';
import { NumberFields } from './NumberFields.tsx';
import { OtherNumberLink } from './OtherNumberLink.tsx';
import { numberErrors } from './twoFactorErrors.ts';

/** Whether the user adds a first number, changes it, or reviews one. */
export type NumberPurpose = 'add' | 'change' | 'review';

type Props = {
  readonly purpose: NumberPurpose;
  readonly countryField: { readonly CountryField: CountryFieldComponent };
};

const readPhone = (form: HTMLFormElement): TypedPhone => ({
  country: formText(form, 'country'),
  number: formText(form, 'number'),
});

/** The lead of the form: why the number cannot be used where its lookup says so, else what the form is for. */
const leadOf = (purpose: NumberPurpose, twoFactor: TwoFactor): Message => {
  if (!mayChangeNumber(twoFactor)) return { id: 'twoFactor.number.review.ownLead' };
  const isVoip = twoFactor.phone._tag === 'Unchecked' && twoFactor.lookedUpType === 'Voip';
  return { id: purpose === 'review' && isVoip ? 'twoFactor.number.refused.Voip' : `twoFactor.number.${purpose}.lead` };
};

/** Asks for a phone number, for one of three purposes. While the factor is owed, only the own number can be confirmed. */
export const NumberScreen = ({ purpose, countryField: { CountryField } }: Props): ReactNode => {
  const { enterNumber, phones, abandon } = useUseCases();
  const { twoFactor } = useSession();
  const { mutate, isPending, error: fault } = useAction(enterNumber);
  const [draft] = useState(() => phones.draft(twoFactor));
  const errors = numberErrors(fault);
  const isFixed = !mayChangeNumber(twoFactor);
  return (
    <>
      <Form
        heading={{ id: `twoFactor.number.${purpose}.heading` }}
        lead={leadOf(purpose, twoFactor)}
        {...{ errors, fault }}
        busy={isPending}
        submit={{ id: 'twoFactor.continue' }}
        onSubmit={(form) => mutate(readPhone(form))}
        onCancel={() => void abandon()}
      >
        <NumberFields
          draft={purpose === 'change' && !twoFactor.numberTyped ? { ...draft, number: '' } : draft}
          {...{ CountryField, errors }}
        />
      </Form>
      {isFixed && (
        <p className={styles['foot']}>
          <OtherNumberLink />
        </p>
      )}
    </>
  );
};
