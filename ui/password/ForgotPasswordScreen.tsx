import type { ReactNode } from 'react';
import { useAction } from '#ui/shared/useAction.ts';
import { useSession } from '#ui/shared/useSession.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

/** Joins the form to the use case. */
export const ForgotPasswordScreen = (): ReactNode => {
  const { askForReset, abandon } = useUseCases();
  const { email } = useSession();
  const { mutate, isPending, error } = useAction(askForReset);
  return (
    <ForgotPasswordForm
      busy={isPending}
      fault={error}
      defaultEmail={email ?? ''}
      onSubmit={mutate}
      onCancel={() => void abandon()}
    />
  );
};
