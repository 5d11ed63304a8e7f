import type { ReactNode } from 'react';
import styles from '#ui/shared/feedback/Spinner.module.css';

/** A turning ring, hidden from screen readers; the text beside it tells what it means. */
export const Spinner = ({ large = false }: { readonly large?: boolean }): ReactNode => (
  <span className={`${styles['spinner']} ${large ? styles['large'] : ''}`} aria-hidden="true" />
);
