import type { ReactNode } from 'react';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { ShownNumber } from '#domain/two-factor/phoneNumber.ts';
import { Notice, SlowNotice } from '#ui/shared/feedback/Notice.tsx';
import { cancelledNotice } from '#ui/shared/form/Form.tsx';
import { formErrors } from '#ui/shared/form/formErrors.ts';
import { FormHeading } from '#ui/shared/form/FormHeading.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { NumberLead } from './NumberLead.tsx';

type Props = {
  /** Whether the account had no number before. */
  readonly isFirst: boolean;
  readonly shown: ShownNumber | null;
  readonly busy: boolean;
  readonly fault: IdentityFault | null;
  readonly onContinue: () => void;
  readonly onCancel: () => void;
};

/** Confirms that codes go to a first number, or to another one, from now on. */
export const NumberChangedView = ({ isFirst, shown, busy, fault, onContinue, onCancel }: Props): ReactNode => (
  <>
    <FormHeading
      heading={{ id: isFirst ? 'twoFactor.added.heading' : 'twoFactor.changed.heading' }}
      lead={shown && <NumberLead id="twoFactor.changed.lead" shown={shown} />}
      errors={formErrors(fault)}
      fault={fault}
    />
    <Notice {...cancelledNotice(busy ? null : fault, 'session.cancelled')} />
    <Button label={{ id: 'twoFactor.continue' }} look="primary" busy={busy} onPress={onContinue} />
    <SlowNotice busy={busy} onCancel={onCancel} />
  </>
);
