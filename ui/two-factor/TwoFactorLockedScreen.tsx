import { type ReactNode, useState } from 'react';
import { LockedOutActions } from '#ui/session/LockedOutActions.tsx';
import { useSession } from '#ui/shared/hooks/useCases.tsx';
import { StateMark } from '#ui/shared/layout/endOfVisit.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';

const locked = {
  look: 'lockedShield',
  heading: { id: 'twoFactor.locked.heading' },
  lead: { id: 'twoFactor.locked.text' },
} as const;
const disabled = {
  look: 'barredShield',
  heading: { id: 'twoFactor.locked.disabledHeading' },
  lead: { id: 'twoFactor.locked.disabled' },
} as const;

/** Says that codes are not accepted or cannot be set up, and offers help and the ways out. */
export const TwoFactorLockedScreen = (): ReactNode => {
  const { status } = useSession().twoFactor;
  // Because: the session forgets the status at once when the browser leaves or signs out, and the page must stay until it has left.
  const [{ look, ...words }] = useState(status === 'SetupDisabled' ? disabled : locked);
  return (
    <>
      <StateMark look={look} />
      <PageHeading {...words} />
      <LockedOutActions />
    </>
  );
};
