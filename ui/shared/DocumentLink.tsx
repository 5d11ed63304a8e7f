import type { ReactNode } from 'react';
import type { Message } from './message.ts';
import { SafeLink } from './SafeLink.tsx';
import { Words } from './Words.tsx';
import styles from './Link.module.css';

type Props = {
  /** Where it stands; null while that is not known, and for a document that is not published. */
  readonly href: string | null;
  readonly label: Message;
  readonly look?: 'text' | 'foot';
};

/** A link to a published document; its room alone until its address has come, so that nothing moves then. */
export const DocumentLink = ({ href, label, look = 'text' }: Props): ReactNode =>
  href === null ? (
    <span className={`${styles[look === 'foot' ? 'foot' : 'link']} ${styles['awaited']}`}>
      <Words {...label} />
    </span>
  ) : (
    <SafeLink href={href} label={label} look={look} newTab />
  );
