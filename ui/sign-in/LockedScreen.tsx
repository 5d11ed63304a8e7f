import type { ReactNode } from 'react';
import form from '#ui/shared/form/Form.module.css';
import { BackToSite, StateMark } from '#ui/shared/layout/endOfVisit.tsx';
import { AppLink, HelpLink } from '#ui/shared/layout/links.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';

/** Says that the account is locked, and how to unlock it. */
export const LockedScreen = (): ReactNode => (
  <>
    <StateMark look="padlock" />
    <PageHeading heading={{ id: 'signIn.locked.heading' }} lead={{ id: 'signIn.locked.text' }} />
    <div className={form['stack']}>
      <AppLink to="/forgot-password" label={{ id: 'signIn.locked.reset' }} look="primary" />
      <HelpLink />
      <BackToSite />
    </div>
  </>
);
