import type { ReactNode } from 'react';
import form from '#ui/shared/form/Form.module.css';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import styles from './PasswordChanged.module.css';

/** Says that the password has been changed, and leads to where the visit came from. */
export const PasswordChangedView = (): ReactNode => {
  const { mutate, isPending } = useAction(useUseCases().leavePasswordChange);
  return (
    <>
      <DoneMark />
      <PageHeading heading={{ id: 'changePassword.done' }} />
      <div className={form['stack']}>
        <Button label={{ id: 'session.continue' }} look="primary" busy={isPending} onPress={() => mutate()} />
      </div>
    </>
  );
};

const DoneMark = (): ReactNode => (
  <svg
    className={styles['done']}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    aria-hidden="true"
  >
    <path d="m4.5 10.5 3.7 3.7 7.3-8" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
