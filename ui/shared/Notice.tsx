import type { ReactNode } from 'react';
import type { Message } from './message.ts';
import { Words } from './Words.tsx';
import styles from './Notice.module.css';

type Props = { readonly message: Message | null; readonly tone?: 'plain' | 'success' };

/** Says something without taking the focus. Stands empty before it speaks, so that it is read out when it does. */
export const Notice = ({ message, tone = 'plain' }: Props): ReactNode => (
  <div role="status" className={message === null ? undefined : `${styles['notice']} ${styles[tone]}`}>
    {message !== null && <Words {...message} />}
  </div>
);
