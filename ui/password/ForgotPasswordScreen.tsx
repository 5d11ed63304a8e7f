import type { ReactNode } from 'react';
import { codeLength } from '#domain/identity/oneTimeCode.ts';
import { EmailField } from '#ui/shared/form/EmailField.tsx';
import { Form } from '#ui/shared/form/Form.tsx';
import { formErrors } from '#ui/shared/form/formErrors.ts';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';

/** Asks for the email of the account whose password to reset. */
export const ForgotPasswordScreen = (): ReactNode => {
  const { mutate, isPending, error: fault } = useAction(useUseCases().password.askForReset);
  return (
    <Form
      heading={{ id: 'reset.heading' }}
      lead={{ id: 'reset.lead', values: { digits: codeLength } }}
      field="email"
      errors={formErrors(fault)}
      fault={fault}
      busy={isPending}
      submit={{ id: 'reset.send' }}
      onSubmit={(text) => mutate(text('email'))}
    >
      <EmailField label={{ id: 'reset.email' }} />
    </Form>
  );
};
