import type { ReactNode } from 'react';
import { useSession } from '#ui/shared/hooks/useSession.ts';
import { HelpLink } from '#ui/shared/layout/HelpLink.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';

/** Says that codes are not accepted or cannot be set up, and links to help. */
export const TwoFactorLockedScreen = (): ReactNode => {
  const isSetupDisabled = useSession().twoFactor.status === 'SetupDisabled';
  const lead = isSetupDisabled ? 'twoFactor.locked.disabled' : 'twoFactor.locked.text';
  return (
    <>
      <PageHeading heading={{ id: 'twoFactor.locked.heading' }} lead={{ id: lead }} />
      <HelpLink />
    </>
  );
};
