import type { ReactNode } from 'react';
import { useAction } from '#ui/shared/useAction.ts';
import { useSession } from '#ui/shared/useSession.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { ChooseNumberForm, type LinkedChoice } from './ChooseNumberForm.tsx';

/** Joins the linked accounts' numbers to the use case. */
export const ChooseNumberScreen = (): ReactNode => {
  const { chooseNumber, phones, abandon } = useUseCases();
  const { twoFactor, linkedAccounts } = useSession();
  const { mutate, isPending, error } = useAction(chooseNumber);
  const nameOf = (profileId: string): string =>
    linkedAccounts.find((account) => account.profileId === profileId)?.name ?? '';
  const choices = twoFactor.linkedNumbers.map(({ profileId, number }): LinkedChoice => ({
    profileId,
    account: nameOf(profileId),
    shown: phones.masked(number) ?? { text: '••••', tail: null },
  }));
  return (
    <ChooseNumberForm
      busy={isPending}
      fault={error}
      choices={choices}
      chosen={twoFactor.profileId}
      onSubmit={mutate}
      onCancel={() => void abandon()}
    />
  );
};
