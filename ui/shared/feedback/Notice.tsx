import type { ReactNode } from 'react';
import { type Message, MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './Notice.module.css';

/** What a `Notice` shows; null for nothing yet. */
export type NoticeProps = { readonly message: Message | null; readonly tone?: 'plain' | 'success' };

/** Shows a message without taking the focus. It is in the page before its text, so that screen readers announce the text. */
export const Notice = ({ message, tone = 'plain' }: NoticeProps): ReactNode => (
  <div role="status" className={message === null ? undefined : `${styles['notice']} ${styles[tone] ?? ''}`}>
    {message !== null && <MessageText {...message} />}
  </div>
);

/** The notice that the user cancelled a request. */
export const cancelledNotice = (
  fault: { readonly _tag: string } | null,
  id: 'signIn.fault.Cancelled' | 'session.cancelled' = 'signIn.fault.Cancelled',
): NoticeProps => ({ message: fault?._tag === 'Cancelled' ? { id } : null });
