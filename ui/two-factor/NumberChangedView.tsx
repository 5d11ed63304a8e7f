import type { ReactNode } from 'react';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { ShownNumber } from '#domain/two-factor/shownNumber.ts';
import { Button } from '#ui/shared/Button.tsx';
import { ErrorSummary } from '#ui/shared/ErrorSummary.tsx';
import { PageHeading } from '#ui/shared/PageHeading.tsx';
import { faultMessage } from '#ui/shared/faultMessage.ts';
import { NumberLead } from './NumberLead.tsx';

type Props = {
  /** There was no number before. */
  readonly isFirst: boolean;
  readonly shown: ShownNumber | null;
  readonly busy: boolean;
  readonly fault: IdentityFault | null;
  readonly onContinue: () => void;
};

/** Confirms in words that codes go to a first number, or another, from now on. */
export const NumberChangedView = ({ isFirst, shown, busy, fault, onContinue }: Props): ReactNode => {
  const failing = fault !== null && !busy;
  return (
    <>
      <PageHeading
        heading={{ id: isFirst ? 'twoFactor.added.heading' : 'twoFactor.changed.heading' }}
        lead={shown && <NumberLead id="twoFactor.changed.lead" shown={shown} />}
        failing={failing}
      />
      {failing && <ErrorSummary errors={[{ field: null, message: faultMessage(fault) }]} occasion={fault} />}
      <Button label={{ id: 'twoFactor.continue' }} look="primary" busy={busy} onPress={onContinue} />
    </>
  );
};
