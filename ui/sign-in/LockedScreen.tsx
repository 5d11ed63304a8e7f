import type { ReactNode } from 'react';
import { AppLink } from '#ui/shared/layout/AppLink.tsx';
import { BackToSite } from '#ui/shared/layout/BackToSite.tsx';
import { HelpLink } from '#ui/shared/layout/HelpLink.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import { StateMark } from '#ui/shared/layout/StateMark.tsx';
import form from '#ui/shared/form/Form.module.css';

/** Says that the account is locked, and how to unlock it. */
export const LockedScreen = (): ReactNode => (
  <>
    <StateMark look="padlock" />
    <PageHeading heading={{ id: 'signIn.locked.heading' }} lead={{ id: 'signIn.locked.text' }} />
    <div className={form['stack']}>
      <AppLink to="/forgot-password" label={{ id: 'signIn.locked.reset' }} look="button" />
      <HelpLink />
      <BackToSite />
    </div>
  </>
);
