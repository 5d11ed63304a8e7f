import type { ReactNode } from 'react';
import { AnotherAccountButton } from '#ui/session/AnotherAccountButton.tsx';
import { BackToSite } from '#ui/shared/layout/BackToSite.tsx';
import { HelpLink } from '#ui/shared/layout/HelpLink.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import form from '#ui/shared/form/Form.module.css';

/** Says that the account is closed, and who can help. */
export const ClosedScreen = (): ReactNode => (
  <>
    <PageHeading heading={{ id: 'signIn.closed.heading' }} lead={{ id: 'signIn.closed.text' }} />
    <div className={form['stack']}>
      <HelpLink look="primary" />
      <AnotherAccountButton />
      <BackToSite />
    </div>
  </>
);
