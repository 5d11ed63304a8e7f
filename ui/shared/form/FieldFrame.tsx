import type { ReactNode } from 'react';
import { ErrorMark } from '#ui/shared/feedback/ErrorMark.tsx';
import type { Message } from '#ui/shared/layout/message.ts';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from '#ui/shared/form/Field.module.css';

type Props = {
  readonly name: string;
  readonly label: Message;
  readonly hint: Message | null;
  readonly error: Message | null;
  readonly children: ReactNode;
};

/** The ids of a field's hint and error, for `aria-describedby`. */
export const describedBy = (name: string, hint: Message | null, error: Message | null): string | undefined => {
  const ids = [hint && `${name}-hint`, error && `${name}-error`].filter((id) => id !== null);
  return ids.length === 0 ? undefined : ids.join(' ');
};

/** The label, hint and error around a control, which refers to them with `describedBy`. */
export const FieldFrame = ({ name, label, hint, error, children }: Props): ReactNode => (
  <div className={styles['field']}>
    <label className={styles['label']} htmlFor={name}>
      <MessageText {...label} />
    </label>
    {hint !== null && (
      <div id={`${name}-hint`} className={styles['hint']}>
        <MessageText {...hint} />
      </div>
    )}
    {children}
    {error !== null && <FieldError name={name} error={error} />}
  </div>
);

/** The error of a field, with the id that its control refers to. */
export const FieldError = ({ name, error }: { readonly name: string; readonly error: Message }): ReactNode => (
  <div id={`${name}-error`} className={styles['error']}>
    <ErrorMark />
    <MessageText {...error} />
  </div>
);
