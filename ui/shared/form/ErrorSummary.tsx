import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorMark } from '#ui/shared/feedback/ErrorMark.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from '#ui/shared/feedback/Notice.module.css';
import type { FormError } from './formErrors.ts';

type Props = {
  /** None for errors that asked to wait and are over. */
  readonly errors: ReadonlyArray<FormError>;
  /** A new value for every failure: it moves the focus to the summary again. */
  readonly occasion: unknown;
  /** The id of the time left, which the focus announces with the errors. */
  readonly describedBy: string | undefined;
};

/**
 * Lists the errors of a form, takes the focus when it appears, and links to each field. Once every error is over, it says in the same
 * element that the form can be sent again, so that the focus stays and the end is announced.
 */
export const ErrorSummary = ({ errors, occasion, describedBy }: Props): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  const answered = useRef<unknown>(null);
  useEffect(() => {
    if (answered.current !== occasion) box.current?.focus();
    answered.current = occasion;
  }, [occasion]);
  const isOver = errors.length === 0;
  return (
    <div
      ref={box}
      className={styles[isOver ? 'notice' : 'problem']}
      role="alert"
      tabIndex={-1}
      aria-labelledby={isOver ? undefined : 'error-summary-heading'}
      aria-describedby={describedBy}
    >
      {isOver ? <MessageText id="errors.waitOver" /> : <ErrorList errors={errors} />}
    </div>
  );
};

const ErrorList = ({ errors }: Pick<Props, 'errors'>): ReactNode => (
  <>
    <ErrorMark />
    <div className={styles['body']}>
      <h2 id="error-summary-heading" className={styles['heading']}>
        <MessageText id="errors.heading" />
      </h2>
      <ul className={styles['list']}>
        {errors.map(({ field, message, link }) => (
          <li key={`${field} ${message.id}`}>
            {link ?? (field === null ? <MessageText {...message} /> : <FieldLink field={field} message={message} />)}
          </li>
        ))}
      </ul>
    </div>
  </>
);

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
