import type { ReactNode } from 'react';
import type { Message } from '#ui/shared/layout/message.ts';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './Choice.module.css';

type Props = { readonly name: string; readonly label: Message };

/** A checkbox that submits 'yes'. It is never checked by default. */
export const Checkbox = ({ name, label }: Props): ReactNode => (
  <label className={styles['plain']} htmlFor={name}>
    <input id={name} className={styles['box']} type="checkbox" name={name} value="yes" />
    <MessageText {...label} />
  </label>
);
