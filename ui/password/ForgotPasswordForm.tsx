import type { ReactNode } from 'react';
import type { FormFault } from '#domain/identity/fieldFault.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { EmailField } from '#ui/shared/EmailField.tsx';
import { ErrorSummary, type FormError } from '#ui/shared/ErrorSummary.tsx';
import { errorOf } from '#ui/shared/errorOf.ts';
import { faultMessage, fieldMessage } from '#ui/shared/faultMessage.ts';
import { formText } from '#ui/shared/formText.ts';
import { Notice } from '#ui/shared/Notice.tsx';
import { PageHeading } from '#ui/shared/PageHeading.tsx';
import { sending } from '#ui/shared/sending.ts';
import { SlowNotice } from '#ui/shared/SlowNotice.tsx';
import { SubmitButton } from '#ui/shared/SubmitButton.tsx';
import form from '#ui/shared/Form.module.css';

type Fault = FormFault | IdentityFault;

type Props = {
  readonly busy: boolean;
  readonly fault: Fault | null;
  readonly defaultEmail: string;
  readonly onSubmit: (email: string) => void;
  readonly onCancel: () => void;
};

const errorsOf = (fault: Fault | null): ReadonlyArray<FormError> => {
  if (fault === null || fault._tag === 'Cancelled') return [];
  return fault._tag === 'Incomplete'
    ? fault.fields.map((each) => ({ field: each.field, message: fieldMessage(each) }))
    : [{ field: null, message: faultMessage(fault) }];
};

/** Asks whose password was forgotten. */
export const ForgotPasswordForm = ({ busy, fault, defaultEmail, onSubmit, onCancel }: Props): ReactNode => {
  const errors = busy ? [] : errorsOf(fault);
  return (
    <>
      <PageHeading heading={{ id: 'reset.heading' }} lead={{ id: 'reset.lead' }} failing={errors.length > 0} />
      {errors.length > 0 && <ErrorSummary errors={errors} occasion={fault} />}
      <Notice message={!busy && fault?._tag === 'Cancelled' ? { id: 'signIn.fault.Cancelled' } : null} />
      <form
        method="post"
        noValidate
        className={form['form']}
        onSubmit={sending({ busy, send: (element) => onSubmit(formText(element, 'email')) })}
      >
        <EmailField
          name="email"
          label={{ id: 'reset.email' }}
          defaultValue={defaultEmail}
          error={errorOf(errors, 'email')}
        />
        <SubmitButton label={{ id: 'reset.send' }} busy={busy} />
        <SlowNotice busy={busy} onCancel={onCancel} />
      </form>
    </>
  );
};
