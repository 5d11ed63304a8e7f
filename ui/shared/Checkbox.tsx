import type { ReactNode } from 'react';
import type { Message } from './message.ts';
import { Words } from './Words.tsx';
import styles from './Choice.module.css';

type Props = { readonly name: string; readonly label: Message };

/** A yes that nobody has given yet: never ticked in advance. */
export const Checkbox = ({ name, label }: Props): ReactNode => (
  <label className={styles['plain']} htmlFor={name}>
    <input id={name} className={styles['box']} type="checkbox" name={name} value="yes" />
    <Words {...label} />
  </label>
);
