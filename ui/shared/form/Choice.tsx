import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { FieldError, describedBy } from '#ui/shared/form/FieldFrame.tsx';
import type { Message } from '#ui/shared/layout/message.ts';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './Choice.module.css';

/** A message, or data such as a masked number or an account name. */
type Text = Message | ReactElement | string;

type Option = { readonly value: string; readonly label: Text; readonly hint?: Text | null };

type GroupProps = {
  readonly name: string;
  readonly legend: Message;
  /** False where the heading of the page says the same: the legend is then for screen readers only. */
  readonly showsLegend?: boolean;
  readonly options: ReadonlyArray<Option>;
  readonly defaultValue?: string | null;
  readonly error: Message | null;
  /** Whether the options are short enough for one row. */
  readonly beside?: boolean;
  readonly onChoose?: (value: string) => void;
};

/** One choice among a few. The id of the first option is the group's name, so that the error summary links to it. */
export const RadioGroup = ({
  name,
  legend,
  options,
  error,
  beside = false,
  showsLegend = true,
  ...more
}: GroupProps): ReactNode => (
  <fieldset className={styles['group']} aria-describedby={describedBy(name, null, error)} aria-invalid={error !== null}>
    <legend className={showsLegend ? styles['legend'] : 'visually-hidden'}>
      <MessageText {...legend} />
    </legend>
    <div className={beside ? `${styles['options']} ${styles['beside']}` : styles['options']}>
      {options.map(({ value, label, hint = null }, index) => {
        const id = index === 0 ? name : `${name}-${index}`;
        return (
          <label key={value} className={styles['choice']} htmlFor={id}>
            <input
              id={id}
              className={styles['radio']}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === more.defaultValue}
              aria-describedby={hint === null ? undefined : `${id}-hint`}
              onChange={() => more.onChoose?.(value)}
            />
            <span className={styles['words']}>
              <OptionText text={label} />
              {hint !== null && <OptionHint id={`${id}-hint`} hint={hint} />}
            </span>
          </label>
        );
      })}
    </div>
    {error !== null && <FieldError name={name} error={error} />}
  </fieldset>
);

const OptionText = ({ text }: { readonly text: Text }): ReactNode =>
  isMessage(text) ? <MessageText {...text} /> : <span>{text}</span>;

const isMessage = (text: Text): text is Message => typeof text !== 'string' && !isValidElement(text);

const OptionHint = ({ id, hint }: { readonly id: string; readonly hint: Text }): ReactNode => (
  <span id={id} className={styles['hint']}>
    <OptionText text={hint} />
  </span>
);

type BoxProps = { readonly name: string; readonly label: Message };

/** A checkbox that submits 'yes'. It is never checked by default. */
export const Checkbox = ({ name, label }: BoxProps): ReactNode => (
  <label className={styles['plain']} htmlFor={name}>
    <input id={name} className={styles['box']} type="checkbox" name={name} value="yes" />
    <MessageText {...label} />
  </label>
);
