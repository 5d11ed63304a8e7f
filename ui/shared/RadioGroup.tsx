import type { ReactNode } from 'react';
import { FieldError, describedBy } from './FieldFrame.tsx';
import type { Message } from './message.ts';
import { Words } from './Words.tsx';
import styles from './Choice.module.css';

/** A choice's label: a message of ours, or a datum such as a masked number. */
type Option = { readonly value: string; readonly label: Message | string; readonly hint?: Message | null };

type Props = {
  readonly name: string;
  readonly legend: Message;
  readonly options: ReadonlyArray<Option>;
  readonly defaultValue?: string | null;
  readonly error: Message | null;
  readonly onChoose?: (value: string) => void;
};

/** One choice among a few, each as large as a finger. The first bears the group's name, so that an error leads to it. */
export const RadioGroup = ({ name, legend, options, defaultValue, error, onChoose }: Props): ReactNode => (
  <fieldset className={styles['group']} aria-describedby={describedBy(name, null, error)} aria-invalid={error !== null}>
    <legend className={styles['legend']}>
      <Words {...legend} />
    </legend>
    <div className={styles['options']}>
      {options.map(({ value, label, hint = null }, index) => {
        const id = index === 0 ? name : `${name}-${value}`;
        return (
          <label key={value} className={styles['choice']} htmlFor={id}>
            <input
              id={id}
              className={styles['radio']}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              aria-describedby={hint === null ? undefined : `${id}-hint`}
              onChange={() => onChoose?.(value)}
            />
            <span className={styles['words']}>
              <OptionLabel label={label} />
              {hint !== null && <OptionHint id={`${id}-hint`} hint={hint} />}
            </span>
          </label>
        );
      })}
    </div>
    {error !== null && <FieldError name={name} error={error} />}
  </fieldset>
);

const OptionLabel = ({ label }: { readonly label: Message | string }): ReactNode =>
  typeof label === 'string' ? <span>{label}</span> : <Words {...label} />;

const OptionHint = ({ id, hint }: { readonly id: string; readonly hint: Message }): ReactNode => (
  <span id={id} className={styles['hint']}>
    <Words {...hint} />
  </span>
);
