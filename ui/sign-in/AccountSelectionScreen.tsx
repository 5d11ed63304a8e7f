import type { ReactNode } from 'react';
import { useAction } from '#ui/shared/useAction.ts';
import { useSession } from '#ui/shared/useSession.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { AccountSelectionView } from './AccountSelectionView.tsx';

/** Joins the choice among several accounts to its use case. */
export const AccountSelectionScreen = (): ReactNode => {
  const useCases = useUseCases();
  const { linkedAccounts } = useSession();
  const { mutate, isPending, error, variables } = useAction(useCases.selectAccount);
  return (
    <AccountSelectionView
      accounts={linkedAccounts}
      chosen={isPending ? (variables?.[0] ?? null) : null}
      fault={error}
      onChoose={mutate}
      onCancel={() => void useCases.abandon()}
    />
  );
};
