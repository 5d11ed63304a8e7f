import type { ReactNode } from 'react';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { Button } from '#ui/shared/Button.tsx';
import { ErrorSummary, type FormError } from '#ui/shared/ErrorSummary.tsx';
import { faultMessage } from '#ui/shared/faultMessage.ts';
import { PageHeading } from '#ui/shared/PageHeading.tsx';
import { SlowNotice } from '#ui/shared/SlowNotice.tsx';
import { Words } from '#ui/shared/Words.tsx';
import form from '#ui/shared/Form.module.css';

type Props = {
  readonly busy: boolean;
  readonly fault: IdentityFault | null;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
};

const errorOf = (fault: IdentityFault): FormError => ({
  field: null,
  message: fault._tag === 'Unexpected' ? { id: 'changePassword.notSent' } : faultMessage(fault),
});

/** Stands in for the form until its code is on its way; where none could be sent, offers to try again. */
export const SendingCodeView = ({ busy, fault, onRetry, onCancel }: Props): ReactNode => {
  const stopped = !busy && fault !== null;
  return (
    <>
      <PageHeading heading={{ id: 'changePassword.heading' }} failing={stopped} />
      {stopped && <ErrorSummary errors={[errorOf(fault)]} occasion={fault} />}
      <div className={form['stack']}>
        <div role="status">{!stopped && <Words id="changePassword.sending" />}</div>
        {stopped && <Button label={{ id: 'shared.tryAgain' }} look="primary" onPress={onRetry} />}
        <SlowNotice busy={busy} onCancel={onCancel} />
      </div>
    </>
  );
};
