import type { ReactNode } from 'react';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { Button } from '#ui/shared/Button.tsx';
import { ErrorSummary } from '#ui/shared/ErrorSummary.tsx';
import type { Message } from '#ui/shared/message.ts';
import { Notice } from '#ui/shared/Notice.tsx';
import { PageHeading } from '#ui/shared/PageHeading.tsx';
import { SlowNotice } from '#ui/shared/SlowNotice.tsx';
import { SubmitButton } from '#ui/shared/SubmitButton.tsx';
import { sending } from '#ui/shared/sending.ts';
import form from '#ui/shared/Form.module.css';
import { sessionErrors } from './sessionErrors.ts';

type Props = {
  readonly heading: Message;
  readonly lead: Message | null;
  readonly busy: boolean;
  readonly fault: IdentityFault | null;
  readonly onContinue: () => void;
  readonly onAnother: () => void;
  readonly onCancel: () => void;
};

/** Asks whether to go on as somebody the page knows, or as somebody else. */
export const ContinueForm = (props: Props): ReactNode => {
  const { heading, lead, busy, fault, onContinue, onAnother, onCancel } = props;
  const errors = busy ? [] : sessionErrors(fault);
  return (
    <>
      <PageHeading heading={heading} lead={lead} failing={errors.length > 0} />
      {errors.length > 0 && <ErrorSummary errors={errors} occasion={fault} />}
      <Notice message={!busy && fault?._tag === 'Cancelled' ? { id: 'session.cancelled' } : null} />
      <form method="post" noValidate className={form['stack']} onSubmit={sending({ busy, send: onContinue })}>
        <SubmitButton label={{ id: 'session.continue' }} busy={busy} />
        <SlowNotice busy={busy} onCancel={onCancel} />
        <Button label={{ id: 'session.another' }} onPress={onAnother} />
      </form>
    </>
  );
};
