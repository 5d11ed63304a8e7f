import type { ReactNode } from 'react';
import styles from './Spinner.module.css';

/** A turning ring; what it stands for is said by the words beside it. */
export const Spinner = ({ large = false }: { readonly large?: boolean }): ReactNode => (
  <span className={`${styles['spinner']} ${large ? styles['large'] : ''}`} aria-hidden="true" />
);
