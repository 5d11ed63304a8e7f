import type { ReactNode } from 'react';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { ShownNumber } from '#domain/two-factor/shownNumber.ts';
import { Button } from '#ui/shared/layout/Button.tsx';
import { FormHeading } from '#ui/shared/form/FormHeading.tsx';
import { faultError } from '#ui/shared/form/formErrors.ts';
import { NumberLead } from './NumberLead.tsx';

type Props = {
  /** Whether the account had no number before. */
  readonly isFirst: boolean;
  readonly shown: ShownNumber | null;
  readonly busy: boolean;
  readonly fault: IdentityFault | null;
  readonly onContinue: () => void;
};

/** Confirms that codes go to a first number, or to another one, from now on. */
export const NumberChangedView = ({ isFirst, shown, busy, fault, onContinue }: Props): ReactNode => (
  <>
    <FormHeading
      heading={{ id: isFirst ? 'twoFactor.added.heading' : 'twoFactor.changed.heading' }}
      lead={shown && <NumberLead id="twoFactor.changed.lead" shown={shown} />}
      errors={fault === null ? [] : [faultError(fault)]}
      fault={fault}
    />
    <Button label={{ id: 'twoFactor.continue' }} look="primary" busy={busy} onPress={onContinue} />
  </>
);
