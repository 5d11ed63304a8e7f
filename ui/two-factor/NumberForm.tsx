import type { ReactNode } from 'react';
import type { NumberFault } from '#application/two-factor/enterNumber.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { PhoneCountry } from '#domain/system/systemFields.ts';
import type { TypedPhone } from '#domain/two-factor/phoneNumber.ts';
import { ErrorSummary } from '#ui/shared/ErrorSummary.tsx';
import { Notice } from '#ui/shared/Notice.tsx';
import { PageHeading } from '#ui/shared/PageHeading.tsx';
import { SlowNotice } from '#ui/shared/SlowNotice.tsx';
import { SubmitButton } from '#ui/shared/SubmitButton.tsx';
import { formText } from '#ui/shared/formText.ts';
import { sending } from '#ui/shared/sending.ts';
import form from '#ui/shared/Form.module.css';
import type { CountryFieldComponent } from './countryFieldProps.ts';
import { NumberFields } from './NumberFields.tsx';
import { numberErrors } from './numberErrors.ts';

export type NumberPurpose = 'add' | 'change' | 'review';

type Props = {
  readonly purpose: NumberPurpose;
  readonly busy: boolean;
  readonly fault: NumberFault | IdentityFault | null;
  readonly draft: TypedPhone;
  readonly countries: ReadonlyArray<PhoneCountry>;
  readonly CountryField: CountryFieldComponent;
  readonly absorb: (typed: string) => TypedPhone | null;
  readonly onSubmit: (typed: TypedPhone) => void;
  readonly onCancel: () => void;
};

const typedIn = (element: HTMLFormElement): TypedPhone => ({
  country: formText(element, 'country'),
  number: formText(element, 'number'),
});

/** Asks for a phone number. One pasted or filled in whole sets the country too. */
export const NumberForm = (props: Props): ReactNode => {
  const { purpose, busy, fault, draft, countries, CountryField, absorb, onSubmit, onCancel } = props;
  const errors = busy ? [] : numberErrors(fault);
  return (
    <>
      <PageHeading
        heading={{ id: `twoFactor.number.${purpose}.heading` }}
        lead={{ id: `twoFactor.number.${purpose}.lead` }}
        failing={errors.length > 0}
      />
      {errors.length > 0 && <ErrorSummary errors={errors} occasion={fault} />}
      <Notice message={!busy && fault?._tag === 'Cancelled' ? { id: 'signIn.fault.Cancelled' } : null} />
      <form
        method="post"
        noValidate
        className={form['form']}
        onSubmit={sending({ busy, send: (element) => onSubmit(typedIn(element)) })}
      >
        <NumberFields {...{ draft, countries, CountryField, absorb, errors }} />
        <SubmitButton label={{ id: 'twoFactor.continue' }} busy={busy} />
        <SlowNotice busy={busy} onCancel={onCancel} />
      </form>
    </>
  );
};
