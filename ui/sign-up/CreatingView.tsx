import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CreatingStep } from '#application/sign-up/finishSignUp.ts';
import { Button } from '#ui/shared/Button.tsx';
import { ErrorSummary } from '#ui/shared/ErrorSummary.tsx';
import { PageHeading } from '#ui/shared/PageHeading.tsx';
import { SlowNotice } from '#ui/shared/SlowNotice.tsx';
import { Words } from '#ui/shared/Words.tsx';
import form from '#ui/shared/Form.module.css';
import { signUpErrors, type SignUpFault } from './signUpErrors.ts';
import styles from './Creating.module.css';

type Props = {
  readonly step: CreatingStep;
  readonly busy: boolean;
  readonly fault: SignUpFault | null;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
};

const steps: ReadonlyArray<CreatingStep> = ['Opening', 'Saving', 'Leaving'];

/** Says how far the creation of an account has come; where it stopped, offers to go on. */
export const CreatingView = ({ step, busy, fault, onRetry, onCancel }: Props): ReactNode => {
  const errors = busy ? [] : signUpErrors(fault, []);
  const stopped = !busy && fault !== null;
  return (
    <>
      <PageHeading heading={{ id: 'signUp.creating.heading' }} failing={errors.length > 0} />
      {errors.length > 0 && <ErrorSummary errors={errors} occasion={fault} />}
      <div className={form['stack']}>
        {!stopped && <Progress step={step} />}
        <div role="status">{!stopped && <Words id={`signUp.creating.${step}`} />}</div>
        {stopped && <Button label={{ id: 'shared.tryAgain' }} look="primary" onPress={onRetry} />}
        <SlowNotice busy={busy} onCancel={onCancel} />
      </div>
    </>
  );
};

const Progress = ({ step }: { readonly step: CreatingStep }): ReactNode => (
  <progress
    className={styles['progress']}
    max={steps.length}
    value={steps.indexOf(step) + 0.5}
    aria-label={useIntl().formatMessage({ id: 'signUp.creating.heading' })}
  />
);
