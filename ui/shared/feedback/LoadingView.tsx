import type { ReactNode } from 'react';
import type { Message } from '#ui/shared/layout/message.ts';
import { Spinner } from './Spinner.tsx';
import { usePageTitle } from '#ui/shared/hooks/usePageTitle.ts';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './Spinner.module.css';

const loading: Message = { id: 'shared.loading' };

/** Fills the card while a screen loads. */
export const LoadingView = (): ReactNode => {
  usePageTitle({ heading: loading, failing: false });
  return (
    <div className={styles['wait']} role="status" aria-busy="true">
      <Spinner large />
      <h1 className="visually-hidden">
        <MessageText {...loading} />
      </h1>
    </div>
  );
};
