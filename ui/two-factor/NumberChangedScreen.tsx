import { useEffect, type ReactNode } from 'react';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession } from '#ui/shared/hooks/useSession.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { NumberChangedView } from './NumberChangedView.tsx';

/** How long the confirmation stays, in milliseconds. */
const continueAfterMs = 3000;

/** Confirms the new number, then continues by itself; the button continues at once, and again after a fault. */
export const NumberChangedScreen = (): ReactNode => {
  const { finishTwoFactor, phones, abandon } = useUseCases();
  const { twoFactor } = useSession();
  const { mutate, isPending, error } = useAction(finishTwoFactor);
  useEffect(() => {
    const timer = setTimeout(() => mutate(), continueAfterMs);
    return () => clearTimeout(timer);
  }, [mutate]);
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
