import type { InputHTMLAttributes, ReactElement, ReactNode } from 'react';
import { type Message, MessageText, Text } from '#ui/shared/layout/MessageText.tsx';
import styles from './Choice.module.css';
import { FieldError, useDescription } from './Field.tsx';

/** A label is a message, or data such as a masked number or an account name. */
type Label = Message | ReactElement | string;

type Words = { readonly label: Label; readonly hint?: Label | null };

type Option = Words & { readonly value: string };

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
        <Tick
          key={option.value}
          {...option}
          {...{ name, look: `framed ${styles['choice']}` }}
          id={index === 0 ? name : `${name}-${index}`}
          type="radio"
          defaultChecked={option.value === more.defaultValue}
          onChange={() => more.onChoose?.(option.value)}
        />
      ))}
    </div>
    <FieldError name={name} />
  </fieldset>
);

type CheckboxProps = Words & { readonly name: string };

/** A checkbox that submits 'yes'. It is never checked by default. */
export const Checkbox = (box: CheckboxProps): ReactNode => (
  <Tick {...box} id={box.name} look={styles['plain'] ?? ''} type="checkbox" value="yes" />
);

type TickProps = Words &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & { readonly id: string; readonly look: string };

/** A control to tick, in one label with its words and its hint. Because: a name that had the hint too would say it twice. */
const Tick = ({ look, label, hint = null, ...input }: TickProps): ReactNode => (
  <label className={look} htmlFor={input.id}>
    <input
      className="tick"
      aria-labelledby={`${input.id}-label`}
      aria-describedby={hint === null ? undefined : `${input.id}-hint`}
      {...input}
    />
    <span className="titled">
      <span id={`${input.id}-label`}>
        <Text text={label} />
      </span>
      {hint !== null && (
        <span id={`${input.id}-hint`}>
          <Text text={hint} />
        </span>
      )}
    </span>
  </label>
);
