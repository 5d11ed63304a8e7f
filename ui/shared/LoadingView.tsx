import type { ReactNode } from 'react';
import { Spinner } from './Spinner.tsx';
import { Words } from './Words.tsx';
import styles from './Spinner.module.css';

/** Fills the page while there is nothing else to show. */
export const LoadingView = (): ReactNode => (
  <div className={styles['page']} role="status">
    <Spinner large />
    <Words id="shared.loading" className="visually-hidden" />
  </div>
);
