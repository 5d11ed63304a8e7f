import type { ReactNode } from 'react';
import { PageHeading } from '#ui/shared/PageHeading.tsx';
import { SafeLink } from '#ui/shared/SafeLink.tsx';
import form from '#ui/shared/Form.module.css';

/** Says that the account is closed, and who can help. */
export const ClosedView = ({ helpUrl }: { readonly helpUrl: string | null }): ReactNode => (
  <>
    <PageHeading heading={{ id: 'signIn.closed.heading' }} lead={{ id: 'signIn.closed.text' }} />
    <div className={form['stack']}>
      {helpUrl !== null && <SafeLink href={helpUrl} label={{ id: 'shared.getHelp' }} look="button" />}
    </div>
  </>
);
