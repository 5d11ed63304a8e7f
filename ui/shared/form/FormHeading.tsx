import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import notice from '#ui/shared/feedback/Notice.module.css';
import { ErrorMark } from '#ui/shared/layout/icons.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import type { FormError } from './formErrors.ts';
import { useErrorWaits } from './waits.ts';

/** What `FormHeading` shows. */
export type FormHeadingProps = Omit<ComponentProps<typeof PageHeading>, 'failing'> & {
  readonly errors: ReadonlyArray<FormError>;
  /** What the errors come from. A new value, for every failure, moves the focus to the summary again. */
  readonly fault: { readonly _tag: string } | null;
};

const timeLeftId = 'time-left';

const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The heading of a page that can fail, and below it the summary of the errors, with the time left of a wait in the same frame. */
export const FormHeading = ({ errors: all, fault, ...title }: FormHeadingProps): ReactNode => {
  const { errors, secondsLeft, waitIsOver } = useErrorWaits(all);
  return (
    <>
      <PageHeading {...title} failing={errors.length > 0} />
      {(errors.length > 0 || waitIsOver) && (
        <div className={secondsLeft > 0 ? notice['limit'] : undefined}>
          <ErrorSummary {...{ errors, fault }} describedBy={secondsLeft > 0 ? timeLeftId : undefined} />
          {secondsLeft > 0 && (
            // Outside the alert, because screen readers announce every change in it.
            <p id={timeLeftId} role="timer" className={notice['timeLeft']}>
              <MessageText id="errors.timeLeft" values={{ time: minutesAndSeconds(secondsLeft) }} />
            </p>
          )}
        </div>
      )}
    </>
  );
};

type SummaryProps = Pick<FormHeadingProps, 'errors' | 'fault'> & {
  /** The id of the time left, which the focus announces with the errors. */
  readonly describedBy: string | undefined;
};

// Because: once every error is over, the same element says so, which keeps the focus and announces the end.
const ErrorSummary = ({ errors, fault, describedBy }: SummaryProps): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fault !== null) box.current?.focus();
  }, [fault]);
  const isOver = errors.length === 0;
  return (
    <div
      ref={box}
      className={notice[isOver ? 'notice' : 'problem']}
      role="alert"
      tabIndex={-1}
      aria-labelledby={isOver ? undefined : 'error-summary-heading'}
      aria-describedby={describedBy}
    >
      {isOver ? <MessageText id="errors.waitOver" /> : <ErrorList errors={errors} />}
    </div>
  );
};

const ErrorList = ({ errors }: Pick<FormHeadingProps, 'errors'>): ReactNode => (
  <>
    <ErrorMark />
    <div className="lines">
      <h2 id="error-summary-heading">
        <MessageText id="errors.heading" />
      </h2>
      <ul className={`lines ${notice['list']}`}>
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
