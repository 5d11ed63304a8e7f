import type { FocusEvent, FormEvent, ReactNode } from 'react';
import { FieldFrame, describedBy } from './FieldFrame.tsx';
import type { Message } from '#ui/shared/layout/message.ts';
import styles from '#ui/shared/form/Field.module.css';

type Props = {
  /** The name of the value in the form, and the id of the input. */
  readonly name: string;
  readonly label: Message;
  readonly hint?: Message | null;
  readonly error: Message | null;
  readonly type: 'tel' | 'search';
  readonly autoComplete: string;
  readonly inputMode?: 'tel' | 'search';
  readonly enterKeyHint?: 'go' | 'search';
  readonly defaultValue?: string;
  readonly onInput?: (event: FormEvent<HTMLInputElement>) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
};

/** A labelled text input. It is uncontrolled: the form reads its value on submit. */
export const Field = ({ label, hint = null, error, ...input }: Props): ReactNode => (
  <FieldFrame name={input.name} label={label} hint={hint} error={error}>
    <input
      {...input}
      id={input.name}
      className={styles['input']}
      aria-describedby={describedBy(input.name, hint, error)}
      aria-invalid={error !== null}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  </FieldFrame>
);
