import type { ReactNode } from 'react';
import { Button } from '#ui/shared/Button.tsx';
import { PageHeading } from '#ui/shared/PageHeading.tsx';
import { SafeLink } from '#ui/shared/SafeLink.tsx';
import form from '#ui/shared/Form.module.css';

type Props = { readonly helpUrl: string | null; readonly onRetry: () => void };

/** Says that sign-in failed for a reason of ours, and offers to start again. */
export const SignInErrorView = ({ helpUrl, onRetry }: Props): ReactNode => (
  <>
    <PageHeading heading={{ id: 'signIn.error.heading' }} lead={{ id: 'signIn.error.text' }} />
    <div className={form['stack']}>
      <Button label={{ id: 'shared.tryAgain' }} look="primary" onPress={onRetry} />
      {helpUrl !== null && <SafeLink href={helpUrl} label={{ id: 'shared.getHelp' }} look="button" />}
    </div>
  </>
);
