import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CreatingStep } from '#application/sign-up/signUp.ts';
import { RunningView } from '#ui/session/RunningView.tsx';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
import { signUpErrors } from './signUpErrors.ts';

const heading: Message = { id: 'signUp.creating.heading' };

/** Creates the account as soon as it is shown, and shows the progress. */
export const CreatingScreen = (): ReactNode => {
  const { session, signUp } = useUseCases();
  const { mutate, error: fault, isPending: busy } = useAction(signUp.finish);
  const [step, setStep] = useState<CreatingStep>('Opening');
  useEffect(() => {
    // Because: Back from a page that was left shows this screen for a moment.
    if (!session.get().hasLeft) mutate(setStep);
  }, [mutate, session]);
  return (
    <RunningView
      {...{ heading, fault, busy }}
      errors={signUpErrors(fault, [])}
      words={step === 'Opening' ? null : { id: `signUp.creating.${step}` }}
      onRetry={() => mutate(setStep)}
    >
      <div className="boot-spinner" role="progressbar" aria-label={useIntl().formatMessage(heading)} />
    </RunningView>
  );
};
