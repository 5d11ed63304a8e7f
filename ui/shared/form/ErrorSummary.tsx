import { type ReactNode, useEffect, useRef } from 'react';
import notice from '#ui/shared/feedback/Notice.module.css';
import { signs } from '#ui/shared/feedback/Notice.tsx';
import { ErrorMark } from '#ui/shared/layout/icons.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import type { FormError } from './formErrors.ts';

type Props = {
  readonly errors: ReadonlyArray<FormError>;
  readonly takesFocus: boolean;
  /** The id of the element that is announced with the errors. */
  readonly describedBy: string | undefined;
};

/**
 * The errors of a form, with a link to each field that has one. Without errors it says that the wait is over.
 * Because: the element that lists the errors also says that they are over, so it keeps the focus and announces the end.
 */
export const ErrorSummary = ({ errors, takesFocus, describedBy }: Props): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const isOver = errors.length === 0;
  return (
    <div
      ref={box}
      className={isOver ? `${notice['notice']} ${notice['success']}` : notice['problem']}
      role="alert"
      tabIndex={-1}
      aria-labelledby={isOver ? undefined : headingId}
      aria-describedby={describedBy}
    >
      {isOver ? (
        <>
          {signs.success}
          <MessageText id="errors.waitOver" />
        </>
      ) : (
        <>
          <ErrorMark />
          <div className="lines">
            <h2 id={headingId}>
              <MessageText id="errors.heading" />
            </h2>
            <ul role="list" className={`lines ${notice['list']}`}>
              {errors.map((error) => (
                <li key={`${error.field} ${error.message.id}`}>
                  <ErrorText {...error} />
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </div>
  );
};

const headingId = 'error-summary-heading';

const ErrorText = ({ field, message, link }: FormError): ReactNode => {
  if (link !== undefined) return link;
  if (field === null) return <MessageText {...message} />;
  return (
    <a
      href={`#${field}`}
      onClick={(event) => {
        // Because: following the hash would be a navigation of the router.
        event.preventDefault();
        document.getElementById(field)?.focus();
      }}
    >
      <MessageText {...message} />
    </a>
  );
};
