import type { ReactNode } from 'react';
import { type Message, MessageText } from '#ui/shared/layout/MessageText.tsx';
import { Icon } from '#ui/shared/layout/icons.tsx';
import styles from './Notice.module.css';

/** What a `Notice` shows; null for nothing yet. */
export type NoticeProps = { readonly message: Message | null; readonly tone?: 'plain' | 'success' };

/** Shows a message without taking the focus. It is in the page before its text, so that screen readers announce the text. */
export const Notice = ({ message, tone = 'plain' }: NoticeProps): ReactNode => (
  <div role="status" className={message === null ? undefined : `${styles['notice']} ${styles[tone] ?? ''}`}>
    {message !== null && (
      <>
        {signs[tone]}
        <MessageText {...message} />
      </>
    )}
  </div>
);

/** The sign before the words of a notice. */
export const signs = {
  plain: (
    <Icon>
      <circle cx="10" cy="10" r="8" />
      <path d="M10 9.5v4M10 6.5v.1" strokeLinecap="round" />
    </Icon>
  ),
  success: (
    <Icon>
      <circle cx="10" cy="10" r="8" />
      <path d="m6.5 10.3 2.5 2.5 4.5-5.2" strokeLinecap="round" strokeLinejoin="round" />
    </Icon>
  ),
};

/** The notice that the user cancelled a request. */
export const cancelledNotice = (
  fault: { readonly _tag: string } | null,
  id: 'signIn.fault.Cancelled' | 'session.cancelled' = 'signIn.fault.Cancelled',
): NoticeProps => ({ message: fault?._tag === 'Cancelled' ? { id } : null });
