import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CreatingStep } from '#application/sign-up/signUp.ts';
import type { SignUpFault } from '#application/sign-up/signUp.ts';
import { SlowNotice } from '#ui/shared/feedback/SlowNotice.tsx';
import form from '#ui/shared/form/Form.module.css';
import { FormHeading } from '#ui/shared/form/FormHeading.tsx';
import type { FormError } from '#ui/shared/form/formErrors.ts';
import { type Arrived, useAction } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { signUpErrors } from './signUpErrors.tsx';

const steps: ReadonlyArray<CreatingStep> = ['Opening', 'Saving', 'Leaving'];

// Because: without a form, only the summary can take the focus from the button that cancelled.
const creatingErrors = (fault: Arrived<SignUpFault> | null): ReadonlyArray<FormError> =>
  fault?._tag === 'Cancelled' ? [{ field: null, message: { id: 'session.cancelled' } }] : signUpErrors(fault, []);

/** Creates the account as soon as it is shown, and shows the progress. After a failure it offers to continue. */
export const CreatingScreen = (): ReactNode => {
  const { session, signUp } = useUseCases();
  const { mutate, error, isPending } = useAction(signUp.finish);
  const [step, setStep] = useState<CreatingStep>('Opening');
  useEffect(() => {
    // Because: Back from a page that was left shows this screen for a moment.
    if (!session.get().hasLeft) mutate(setStep);
  }, [mutate, session]);
  const fault = isPending ? null : error;
  const hasFailed = fault !== null;
  return (
    <>
      <FormHeading heading={{ id: 'signUp.creating.heading' }} errors={creatingErrors(fault)} fault={fault} />
      <div className={form['stack']}>
        {!hasFailed && <Progress step={step} />}
        <div role="status">{!hasFailed && <MessageText id={`signUp.creating.${step}`} />}</div>
        {hasFailed && <Button label={{ id: 'shared.tryAgain' }} look="primary" onPress={() => mutate(setStep)} />}
        <SlowNotice busy={isPending} />
      </div>
    </>
  );
};

const Progress = ({ step }: { readonly step: CreatingStep }): ReactNode => (
  <progress
    className={form['progress']}
    max={steps.length}
    value={steps.indexOf(step) + 0.5}
    aria-label={useIntl().formatMessage({ id: 'signUp.creating.heading' })}
  />
);
