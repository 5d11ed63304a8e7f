import type { ReactNode } from 'react';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { NumberChangedView } from './NumberChangedView.tsx';

/** Confirms the new number until the person continues. */
export const NumberChangedScreen = (): ReactNode => {
  const { finishTwoFactor, phones, abandon } = useUseCases();
  const { twoFactor } = useSession();
  const { mutate, isPending, error } = useAction(finishTwoFactor);
  return (
    <NumberChangedView
      isFirst={twoFactor.given === 'WithFirstNumber'}
      shown={phones.shown(twoFactor)}
      busy={isPending}
      fault={error}
      onContinue={() => !isPending && mutate()}
      onCancel={() => void abandon()}
    />
  );
};
