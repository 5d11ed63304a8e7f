import type { InputHTMLAttributes, ReactNode } from 'react';
import { ErrorMark } from '#ui/shared/layout/icons.tsx';
import { type Message, MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './Field.module.css';

/** What is around a control: its name, which is also its id, its label, and what describes it. */
type Labelled = {
  readonly name: string;
  readonly label: Message;
  readonly hint?: Message | null;
  readonly error: Message | null;
};

/** The ids of a field's hint and error, for `aria-describedby`. */
export const describedBy = ({ name, hint, error }: Omit<Labelled, 'label'>): string | undefined =>
  [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined;

/** The attributes that every text input of a labelled field has. */
export const inputAttributes = (field: Omit<Labelled, 'label'>) => ({
  id: field.name,
  name: field.name,
  className: `framed ${styles['input']}`,
  'aria-describedby': describedBy(field),
  'aria-invalid': field.error !== null,
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
});

type FrameProps = Labelled & { readonly children: ReactNode };

/** The label, hint and error around a control, which refers to them with `describedBy`. */
export const FieldFrame = ({ name, label, hint = null, error, children }: FrameProps): ReactNode => (
  <div className="rows">
    <label className={styles['label']} htmlFor={name}>
      <MessageText {...label} />
    </label>
    {hint !== null && (
      <div id={`${name}-hint`} className={`hint ${styles['hint']}`}>
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

type FieldProps = Labelled & Omit<InputHTMLAttributes<HTMLInputElement>, keyof ReturnType<typeof inputAttributes>>;

/** A labelled text input. It is uncontrolled: the form reads its value on submit. */
export const Field = ({ name, label, hint = null, error, ...input }: FieldProps): ReactNode => (
  <FieldFrame {...{ name, label, hint, error }}>
    <input {...input} {...inputAttributes({ name, hint, error })} />
  </FieldFrame>
);

/** A hidden field with the email of the account, for password managers, on a page that does not ask for the email. */
export const Username = ({ email }: { readonly email: string }): ReactNode => (
  <input
    className="visually-hidden"
    type="text"
    name="username"
    autoComplete="username"
    value={email}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
);
