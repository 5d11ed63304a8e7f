import type { ReactNode } from 'react';
import { AppLink } from '#ui/shared/AppLink.tsx';
import { PageHeading } from '#ui/shared/PageHeading.tsx';
import { SafeLink } from '#ui/shared/SafeLink.tsx';
import form from '#ui/shared/Form.module.css';

/** Says that the account is locked, and how to open it again. */
export const LockedView = ({ helpUrl }: { readonly helpUrl: string | null }): ReactNode => (
  <>
    <PageHeading heading={{ id: 'signIn.locked.heading' }} lead={{ id: 'signIn.locked.text' }} />
    <div className={form['stack']}>
      <AppLink to="/forgot-password" label={{ id: 'signIn.locked.reset' }} look="button" />
      {helpUrl !== null && <SafeLink href={helpUrl} label={{ id: 'shared.getHelp' }} look="button" />}
    </div>
  </>
);
