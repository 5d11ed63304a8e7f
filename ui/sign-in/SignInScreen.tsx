import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { systemFieldsQuery } from '#ui/shared/queries.ts';
import { useAction } from '#ui/shared/useAction.ts';
import { useSession } from '#ui/shared/useSession.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { SignInForm } from './SignInForm.tsx';

/** Joins the form to the use case. Holds no markup and no rule of its own. */
export const SignInScreen = (): ReactNode => {
  const useCases = useUseCases();
  const { email, userLocale } = useSession();
  const { mutate, isPending, error } = useAction(useCases.signIn);
  const { data: fields } = useQuery(systemFieldsQuery(useCases, userLocale));
  return (
    <SignInForm
      busy={isPending}
      fault={error}
      defaultEmail={email ?? ''}
      providers={fields?.socialLogins ?? []}
      onSubmit={mutate}
      onCancel={useCases.abandon}
    />
  );
};
