import { createContext, type ReactNode, use } from 'react';
import { ErrorMark } from '#ui/shared/layout/icons.tsx';
import { type Message, MessageText } from '#ui/shared/layout/MessageText.tsx';
import wrong from './Errors.module.css';
import styles from './Field.module.css';
import type { FormError } from './formErrors.ts';

/** The id of what the one alert of a page says, with the time left. */
export const alertId = 'problem';

/** What is wrong in the form around a field, and where it is said. */
export const FormErrors = createContext<{
  readonly errors: ReadonlyArray<FormError>;
  /** The field that takes the focus after a failed submit; null where the box above the form does. */
  readonly focused: string | null;
  /** The alert, where it stands at that field. */
  readonly alert: ReactNode;
}>({ errors: [], focused: null, alert: null });

/** The first error of a field, or null. */
export const useFieldError = (field: string): FormError | null =>
  use(FormErrors).errors.find((error) => error.field === field) ?? null;

/** What is around a control: its name, which is also its id, its label, and what describes it. */
type Labelled = {
  readonly name: string;
  readonly label: Message;
  readonly hint?: Message | null;
};

/** What a control tells of its error, its hint and a further description, whose id is `more`. */
export const useDescription = ({ name, hint }: Omit<Labelled, 'label'>, more: string | null = null) => {
  const { errors, focused } = use(FormErrors);
  const isWrong = useFieldError(name) !== null;
  // Because: the alert says the only error, and a field that takes the focus says with it why.
  const isByAlert = errors.length > 0 && (name === focused || (isWrong && errors.length === 1));
  const error = isByAlert ? alertId : isWrong && `${name}-error`;
  return {
    'aria-describedby': [hint && `${name}-hint`, error, more].filter(Boolean).join(' ') || undefined,
    'aria-invalid': isWrong,
  };
};

/** The attributes that every text input of a labelled field has. */
export const useInputAttributes = (field: Omit<Labelled, 'label'>, more: string | null = null) => ({
  ...useDescription(field, more),
  id: field.name,
  name: field.name,
  className: `framed ${styles['input']}`,
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  // The Enter key submits the form.
  enterKeyHint: 'go' as const,
});

type FrameProps = Labelled & {
  /** What stands below the label, with the error of the field. By default it is the hint, and the error is below the control. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
};

/** The label, hint and error around a control, which refers to them with `useDescription`. */
export const FieldFrame = ({ name, label, hint = null, below, children }: FrameProps): ReactNode => (
  <div className="rows">
    <label className={styles['label']} htmlFor={name}>
      <MessageText {...label} />
    </label>
    {hint !== null && (
      <div id={`${name}-hint`} className={`hint ${styles['hint']}`}>
        <MessageText {...hint} />
      </div>
    )}
    {below}
    {children}
    {below === undefined && <FieldError name={name} />}
  </div>
);

/** The error of a field among several, with the id that its control refers to; or the alert of the page, where it stands at this field. */
export const FieldError = ({ name }: { readonly name: string }): ReactNode => useErrorAt(name);

/** What `FieldError` shows; null where nothing is said at the field. */
export const useErrorAt = (name: string): ReactNode => {
  const { errors, focused, alert } = use(FormErrors);
  const error = useFieldError(name);
  if (alert && name === focused) return alert;
  if (error === null || errors.length === 1) return null;
  return (
    <div id={`${name}-error`}>
      <ErrorWords {...error.message} />
    </div>
  );
};

/** What is wrong with a part of a form. */
export const ErrorWords = (message: Message): ReactNode => (
  <div className={wrong['atField']}>
    <ErrorMark />
    <MessageText {...message} />
  </div>
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
