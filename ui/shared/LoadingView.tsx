import type { ReactNode } from 'react';
import type { Message } from './message.ts';
import { Spinner } from './Spinner.tsx';
import { usePageTitle } from './usePageTitle.ts';
import { Words } from './Words.tsx';
import styles from './Spinner.module.css';

const loading: Message = { id: 'shared.loading' };

/** Stands in the card while there is nothing else to show in it. */
export const LoadingView = (): ReactNode => {
  usePageTitle({ heading: loading, failing: false });
  return (
    <div className={styles['wait']} role="status" aria-busy="true">
      <Spinner large />
      <h1 className="visually-hidden">
        <Words {...loading} />
      </h1>
    </div>
  );
};
