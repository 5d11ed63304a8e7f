import { useEffect, type ReactNode } from 'react';
import { useAction } from '#ui/shared/useAction.ts';
import { useSession } from '#ui/shared/useSession.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { NumberChangedView } from './NumberChangedView.tsx';

/** Long enough for the sentence to be read, in milliseconds. */
const readingMs = 3000;

/** Says that the number is in force, then goes on by itself; "Continue" goes on at once, and again after a failure. */
export const NumberChangedScreen = (): ReactNode => {
  const { finishTwoFactor, phones } = useUseCases();
  const { twoFactor } = useSession();
  const { mutate, isPending, error } = useAction(finishTwoFactor);
  useEffect(() => {
    const timer = setTimeout(() => mutate(), readingMs);
    return () => clearTimeout(timer);
  }, [mutate]);
  return (
    <NumberChangedView
      isFirst={twoFactor.given === 'WithFirstNumber'}
      shown={phones.shown(twoFactor)}
      busy={isPending}
      fault={error}
      onContinue={() => !isPending && mutate()}
    />
  );
};
