import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import type { Message } from './message.ts';
import { PageHeading } from './PageHeading.tsx';
import { SafeLink } from './SafeLink.tsx';
import form from './Form.module.css';

type Props = {
  readonly heading: Message;
  readonly lead: Message;
  readonly helpUrl: string | null;
  readonly onRetry: () => void;
};

/** Says that a flow failed for a reason of ours, and offers to start again. */
export const FailedView = ({ heading, lead, helpUrl, onRetry }: Props): ReactNode => (
  <>
    <PageHeading heading={heading} lead={lead} />
    <div className={form['stack']}>
      <Button label={{ id: 'shared.tryAgain' }} look="primary" onPress={onRetry} />
      {helpUrl !== null && <SafeLink href={helpUrl} label={{ id: 'shared.getHelp' }} look="button" />}
    </div>
  </>
);
