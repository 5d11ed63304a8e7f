import type { ReactElement, ReactNode } from 'react';
import { type Message, MessageText, Text } from '#ui/shared/layout/MessageText.tsx';
import styles from './Choice.module.css';
import { FieldError, useDescription } from './Field.tsx';

/** A label is a message, or data such as a masked number or an account name. */
type Label = Message | ReactElement | string;

type Option = { readonly value: string; readonly label: Label; readonly hint?: Label | null };

type GroupProps = {
  readonly name: string;
  readonly legend: Message;
  /** False where the heading of the page says the same: the legend is then for screen readers only. */
  readonly showsLegend?: boolean;
  readonly options: ReadonlyArray<Option>;
  readonly defaultValue?: string | null;
  /** Whether the options are short enough for one row. */
  readonly beside?: boolean;
  readonly onChoose?: (value: string) => void;
};

/** One choice among a few. The id of the first option is the group's name, so that an error links to it. */
export const RadioGroup = ({ name, legend, options, ...more }: GroupProps): ReactNode => (
  <fieldset className="rows" {...useDescription({ name })}>
    <legend className={more.showsLegend === false ? 'visually-hidden' : styles['legend']}>
      <MessageText {...legend} />
    </legend>
    <div className={more.beside === true ? styles['beside'] : 'rows'}>
      {options.map((option, index) => (
        <Radio
          key={option.value}
          {...option}
          id={index === 0 ? name : `${name}-${index}`}
          name={name}
          isDefault={option.value === more.defaultValue}
          onChoose={() => more.onChoose?.(option.value)}
        />
      ))}
    </div>
    <FieldError name={name} />
  </fieldset>
);

type RadioProps = Option & {
  readonly id: string;
  readonly name: string;
  readonly isDefault: boolean;
  readonly onChoose: () => void;
};

const Radio = ({ id, name, value, label, hint = null, isDefault, onChoose }: RadioProps): ReactNode => (
  <label className={`framed ${styles['choice']}`} htmlFor={id}>
    <input
      id={id}
      className="tick"
      type="radio"
      name={name}
      value={value}
      defaultChecked={isDefault}
      aria-describedby={hint === null ? undefined : `${id}-hint`}
      onChange={onChoose}
    />
    <span className="titled">
      <Text text={label} />
      {hint !== null && (
        <span id={`${id}-hint`}>
          <Text text={hint} />
        </span>
      )}
    </span>
  </label>
);

/** A checkbox that submits 'yes'. It is never checked by default. */
export const Checkbox = ({ name, label }: { readonly name: string; readonly label: Message }): ReactNode => (
  <label className={styles['plain']} htmlFor={name}>
    <input id={name} className="tick" type="checkbox" name={name} value="yes" />
    <MessageText {...label} />
  </label>
);
