import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorMark } from './ErrorMark.tsx';
import type { Message } from './message.ts';
import { Words } from './Words.tsx';
import styles from './Notice.module.css';

/** What is wrong, and the field it concerns; null when it is no single field's matter. */
export type FormError = { readonly field: string | null; readonly message: Message };

type Props = {
  readonly errors: ReadonlyArray<FormError>;
  /** A new value for every failure: it brings the focus here again. */
  readonly occasion: unknown;
};

/** Lists what is wrong with a form, takes the focus when it appears, and leads to each field. */
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
          <Words id="errors.heading" />
        </h2>
        <ul className={styles['list']}>
          {errors.map(({ field, message }) => (
            <li key={`${field} ${message.id}`}>
              {field === null ? <Words {...message} /> : <FieldLink field={field} message={message} />}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

// Because: a hash in the address would be a navigation of the router, and lose itself under a base path.
const FieldLink = ({ field, message }: { readonly field: string; readonly message: Message }): ReactNode => (
  <a
    href={`#${field}`}
    onClick={(event) => {
      event.preventDefault();
      document.getElementById(field)?.focus();
    }}
  >
    <Words {...message} />
  </a>
);
