import type { ReactNode } from 'react';
import { type Message, MessageText } from '#ui/shared/layout/MessageText.tsx';
import { Icon } from '#ui/shared/layout/icons.tsx';
import styles from './Notice.module.css';

type Props = {
  readonly message: Message | null;
  /** Whether it stands at the end of the card. */
  readonly isLast?: boolean;
};

/** Shows a message, or nothing yet, without taking the focus. It is in the page before its text, so that screen readers announce the text. */
export const Notice = ({ message, isLast = false }: Props): ReactNode => (
  <div role="status" className={message === null ? undefined : `${styles['notice']} ${isLast ? styles['last'] : ''}`}>
    {message !== null && (
      <>
        <Icon>
          <circle cx="10" cy="10" r="8" />
          <path d="M10 9.5v4M10 6.5v.1" strokeLinecap="round" />
        </Icon>
        <MessageText {...message} />
      </>
    )}
  </div>
);
