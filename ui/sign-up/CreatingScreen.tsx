import { useEffect, useState, type ReactNode } from 'react';
import type { CreatingStep } from '#application/sign-up/finishSignUp.ts';
import { useAction } from '#ui/shared/useAction.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { CreatingView } from './CreatingView.tsx';

/** Finishes the sign-up as soon as it is shown: that is all this screen is for. */
export const CreatingScreen = (): ReactNode => {
  const { finishSignUp, abandon } = useUseCases();
  const { mutate, error, isPending } = useAction(finishSignUp);
  const [step, setStep] = useState<CreatingStep>('Opening');
  useEffect(() => mutate(setStep), [mutate]);
  return (
    <CreatingView
      step={step}
      busy={isPending}
      fault={error}
      onRetry={() => mutate(setStep)}
      onCancel={() => void abandon()}
    />
  );
};
