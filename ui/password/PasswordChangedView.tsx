import type { ReactNode } from 'react';
import { Notice, SlowNotice } from '#ui/shared/feedback/Notice.tsx';
import form from '#ui/shared/form/Form.module.css';
import { cancelledNotice } from '#ui/shared/form/Form.tsx';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { Mark } from '#ui/shared/layout/icons.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';

/** Says that the password has been changed, and leads to where the visit came from. */
export const PasswordChangedView = (): ReactNode => {
  const { leavePasswordChange, abandon } = useUseCases();
  const { mutate, isPending, error } = useAction(leavePasswordChange);
  return (
    <>
      <Mark tone="success">
        <path d="m7.2 16.8 5.9 5.9 11.7-12.8" strokeWidth="2.8" strokeLinecap="round" strokeLinejoin="round" />
      </Mark>
      <PageHeading heading={{ id: 'changePassword.done' }} />
      <div className={form['stack']}>
        <Notice {...cancelledNotice(isPending ? null : error, 'session.cancelled')} />
        <Button label={{ id: 'session.continue' }} look="primary" busy={isPending} onPress={() => mutate()} />
        <SlowNotice busy={isPending} onCancel={() => void abandon()} />
      </div>
    </>
  );
};
