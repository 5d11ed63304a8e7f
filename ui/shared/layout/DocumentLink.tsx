import type { ReactNode } from 'react';
import type { Message } from './message.ts';
import { SafeLink } from './SafeLink.tsx';
import { MessageText } from './MessageText.tsx';
import styles from './Link.module.css';

type Props = {
  /** The URL of the document; null while it is unknown. */
  readonly href: string | null;
  readonly label: Message;
  readonly look?: 'text' | 'foot';
};

/** A link to a published document. Without a URL it only keeps its space, so that nothing moves later. */
export const DocumentLink = ({ href, label, look = 'text' }: Props): ReactNode =>
  href === null ? (
    <span className={`${styles[look === 'foot' ? 'foot' : 'link']} ${styles['awaited']}`}>
      <MessageText {...label} />
    </span>
  ) : (
    <SafeLink href={href} label={label} look={look} newTab />
  );
