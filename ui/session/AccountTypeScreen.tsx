import type { ReactNode } from 'react';
import { useAction } from '#ui/shared/useAction.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { AccountTypeForm } from './AccountTypeForm.tsx';

/** Joins the choice of an account type to its use case. */
export const AccountTypeScreen = (): ReactNode => {
  const { mutate, isPending, error } = useAction(useUseCases().chooseAccountType);
  return <AccountTypeForm busy={isPending} fault={error} onChoose={mutate} />;
};
