import type { ReactNode } from 'react';
import styles from './Mark.module.css';

type Props = {
  readonly tone: 'primary' | 'success' | 'muted';
  /** The drawing, in a square of 32 units. */
  readonly children: ReactNode;
};

/** A small drawing in a disc above the heading of a page; decoration only. */
export const Mark = ({ tone, children }: Props): ReactNode => (
  <div className={`${styles['mark']} ${styles[tone]}`} aria-hidden="true">
    <svg viewBox="0 0 32 32" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2">
      {children}
    </svg>
  </div>
);
