import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorMark } from '#ui/shared/feedback/ErrorMark.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from '#ui/shared/feedback/Notice.module.css';
import type { FormError } from './formErrors.ts';

type Props = {
  readonly errors: ReadonlyArray<FormError>;
  /** A new value for every failure: it moves the focus to the summary again. */
  readonly occasion: unknown;
};

/** Lists the errors of a form, takes the focus when it appears, and links to each field. */
export const ErrorSummary = ({ errors, occasion }: Props): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  const answered = useRef<unknown>(null);
  useEffect(() => {
    if (answered.current !== occasion) box.current?.focus();
    answered.current = occasion;
  }, [occasion]);
  return (
    <div ref={box} className={styles['problem']} role="alert" tabIndex={-1} aria-labelledby="error-summary-heading">
      <ErrorMark />
      <div className={styles['body']}>
        <h2 id="error-summary-heading" className={styles['heading']}>
          <MessageText id="errors.heading" />
        </h2>
        <ul className={styles['list']}>
          {errors.map(({ field, message }) => (
            <li key={`${field} ${message.id}`}>
              {field === null ? <MessageText {...message} /> : <FieldLink field={field} message={message} />}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

// Because: following the hash would be a navigation of the router.
const FieldLink = ({ field, message }: FormError & { readonly field: string }): ReactNode => (
  <a
    href={`#${field}`}
    onClick={(event) => {
      event.preventDefault();
      document.getElementById(field)?.focus();
    }}
  >
    <MessageText {...message} />
  </a>
);
