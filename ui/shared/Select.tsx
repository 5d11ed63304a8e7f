import type { ReactNode } from 'react';
import { FieldFrame, describedBy } from './FieldFrame.tsx';
import type { Message } from './message.ts';
import fields from './Field.module.css';
import styles from './Select.module.css';

/** `text` is a datum in its own language, such as a country's name. */
type SelectOption = { readonly value: string; readonly text: string };

type Props = {
  readonly name: string;
  readonly label: Message;
  readonly options: ReadonlyArray<SelectOption>;
  readonly defaultValue?: string;
  readonly error: Message | null;
  readonly autoComplete?: string;
};

/** The browser's own list to choose from. */
export const Select = ({ name, label, options, defaultValue, error, autoComplete }: Props): ReactNode => (
  <FieldFrame name={name} label={label} hint={null} error={error}>
    <select
      id={name}
      name={name}
      className={`${fields['input']} ${styles['select']}`}
      defaultValue={defaultValue}
      autoComplete={autoComplete}
      aria-describedby={describedBy(name, null, error)}
      aria-invalid={error !== null}
    >
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </FieldFrame>
);
