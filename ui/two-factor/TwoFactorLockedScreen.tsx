import { useState, type ReactNode } from 'react';
import { Shield } from '#ui/router/layouts/Shield.tsx';
import { LockedOutActions } from '#ui/session/LockedOutActions.tsx';
import { useSession } from '#ui/shared/hooks/useSession.ts';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';

const locked = { heading: { id: 'twoFactor.locked.heading' }, lead: { id: 'twoFactor.locked.text' } } as const;
const disabled = {
  heading: { id: 'twoFactor.locked.disabledHeading' },
  lead: { id: 'twoFactor.locked.disabled' },
} as const;

/** Says that codes are not accepted or cannot be set up, and offers help and the ways out. */
export const TwoFactorLockedScreen = (): ReactNode => {
  const { status } = useSession().twoFactor;
  // Because: the session forgets the status at once when the browser leaves or signs out, and the page must stay until it has left.
  const [words] = useState(status === 'SetupDisabled' ? disabled : locked);
  return (
    <>
      <Shield />
      <PageHeading {...words} />
      <LockedOutActions />
    </>
  );
};
