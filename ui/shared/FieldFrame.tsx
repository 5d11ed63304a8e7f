import type { ReactNode } from 'react';
import { ErrorMark } from './ErrorMark.tsx';
import type { Message } from './message.ts';
import { Words } from './Words.tsx';
import styles from './Field.module.css';

type Props = {
  readonly name: string;
  readonly label: Message;
  readonly hint: Message | null;
  readonly error: Message | null;
  readonly children: ReactNode;
};

/** The ids of a field's hint and error, as `aria-describedby` takes them. */
export const describedBy = (name: string, hint: Message | null, error: Message | null): string | undefined => {
  const ids = [hint && `${name}-hint`, error && `${name}-error`].filter((id) => id !== null);
  return ids.length === 0 ? undefined : ids.join(' ');
};

/** Label, hint and error around a control; the control names them by `describedBy`. */
export const FieldFrame = ({ name, label, hint, error, children }: Props): ReactNode => (
  <div className={styles['field']}>
    <label className={styles['label']} htmlFor={name}>
      <Words {...label} />
    </label>
    {hint !== null && (
      <div id={`${name}-hint`} className={styles['hint']}>
        <Words {...hint} />
      </div>
    )}
    {children}
    {error !== null && <FieldError name={name} error={error} />}
  </div>
);

/** The error of a field, under the id its control refers to. */
export const FieldError = ({ name, error }: { readonly name: string; readonly error: Message }): ReactNode => (
  <div id={`${name}-error`} className={styles['error']}>
    <ErrorMark />
    <Words {...error} />
  </div>
);
