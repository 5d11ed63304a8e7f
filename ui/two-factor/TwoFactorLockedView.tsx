import type { ReactNode } from 'react';
import { PageHeading } from '#ui/shared/PageHeading.tsx';
import { SafeLink } from '#ui/shared/SafeLink.tsx';

type Props = { readonly helpUrl: string | null; readonly disabled: boolean };

/** Says that no code is taken, or none can be set up, and leads to help. */
export const TwoFactorLockedView = ({ helpUrl, disabled }: Props): ReactNode => (
  <>
    <PageHeading
      heading={{ id: 'twoFactor.locked.heading' }}
      lead={{ id: disabled ? 'twoFactor.locked.disabled' : 'twoFactor.locked.text' }}
    />
    {helpUrl !== null && <SafeLink href={helpUrl} label={{ id: 'shared.getHelp' }} look="button" />}
  </>
);
