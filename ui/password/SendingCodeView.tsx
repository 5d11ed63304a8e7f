import type { ReactNode } from 'react';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { SlowNotice } from '#ui/shared/feedback/Notice.tsx';
import styles from '#ui/shared/form/Form.module.css';
import { faultError, type FormError } from '#ui/shared/form/formErrors.ts';
import { FormHeading } from '#ui/shared/form/FormHeading.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';

type Props = {
  readonly busy: boolean;
  readonly fault: IdentityFault | null;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
};

const sendError = (fault: IdentityFault): FormError =>
  ['RateLimited', 'TooManyAttempts', 'Unreachable', 'Cancelled'].includes(fault._tag)
    ? faultError(fault)
    : { field: null, message: { id: 'changePassword.notSent' } };

/** Replaces the form until its code is sent; after a fault, offers to try again. */
export const SendingCodeView = ({ busy, fault, onRetry, onCancel }: Props): ReactNode => (
  <>
    <FormHeading
      heading={{ id: 'changePassword.heading' }}
      errors={fault === null ? [] : [sendError(fault)]}
      fault={fault}
    />
    <div className={styles['stack']}>
      <div role="status">{fault === null && <MessageText id="changePassword.sending" />}</div>
      {fault !== null && <Button label={{ id: 'shared.tryAgain' }} look="primary" onPress={onRetry} />}
      <SlowNotice busy={busy} onCancel={onCancel} />
    </div>
  </>
);
