import type { FocusEvent, FormEvent, ReactNode } from 'react';
import { FieldFrame, describedBy } from './FieldFrame.tsx';
import type { Message } from './message.ts';
import styles from './Field.module.css';

type Props = {
  /** Names the value in the form, and the input on the page. */
  readonly name: string;
  readonly label: Message;
  readonly hint?: Message | null;
  readonly error: Message | null;
  readonly type: 'email' | 'text' | 'tel' | 'search';
  readonly autoComplete: string;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'search';
  readonly enterKeyHint?: 'next' | 'go' | 'done' | 'search';
  readonly defaultValue?: string;
  readonly readOnly?: boolean;
  readonly onInput?: (event: FormEvent<HTMLInputElement>) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
};

/** A labelled line of text. Its value stays in the page, to be read when the form is sent. */
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
