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

/** One choice among a few. The id of the first option is the group's name, so that the error summary links to it. */
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

const Radio = ({ id, name, value, isDefault, onChoose, ...words }: RadioProps): ReactNode => (
  <label className={`framed ${styles['choice']}`} htmlFor={id}>
    <input
      {...named({ id, ...words })}
      className="tick"
      type="radio"
      name={name}
      value={value}
      defaultChecked={isDefault}
      onChange={onChoose}
    />
    <Words id={id} {...words} />
  </label>
);

type WordsProps = Pick<Option, 'label' | 'hint'> & { readonly id: string };

/** What names and describes a control. Because: its hint is inside its label, and would be read out twice. */
const named = ({ id, hint = null }: WordsProps) => ({
  id,
  'aria-labelledby': `${id}-label`,
  'aria-describedby': hint === null ? undefined : `${id}-hint`,
});

const Words = ({ id, label, hint = null }: WordsProps): ReactNode => (
  <span className="titled">
    <span id={`${id}-label`}>
      <Text text={label} />
    </span>
    {hint !== null && (
      <span id={`${id}-hint`}>
        <Text text={hint} />
      </span>
    )}
  </span>
);

type CheckboxProps = { readonly name: string; readonly label: Message; readonly hint?: Message | null };

/** A checkbox that submits 'yes'. It is never checked by default. */
export const Checkbox = ({ name, ...words }: CheckboxProps): ReactNode => (
  <label className={styles['plain']} htmlFor={name}>
    <input {...named({ id: name, ...words })} className="tick" type="checkbox" name={name} value="yes" />
    <Words id={name} {...words} />
  </label>
);
