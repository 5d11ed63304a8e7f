import { useState, type ReactNode } from 'react';
import { AnotherAccountButton } from '#ui/session/AnotherAccountButton.tsx';
import { useSession } from '#ui/shared/hooks/useSession.ts';
import { BackToSite } from '#ui/shared/layout/BackToSite.tsx';
import { HelpLink } from '#ui/shared/layout/HelpLink.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import form from '#ui/shared/form/Form.module.css';

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
      <PageHeading {...words} />
      <div className={form['stack']}>
        <HelpLink look="primary" />
        <AnotherAccountButton />
        <BackToSite />
      </div>
    </>
  );
};
