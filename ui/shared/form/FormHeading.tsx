import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import notice from '#ui/shared/feedback/Notice.module.css';
import { signs } from '#ui/shared/feedback/Notice.tsx';
import type { Arrived } from '#ui/shared/hooks/useAction.ts';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import { ErrorMark } from '#ui/shared/layout/icons.tsx';
import type { FormError } from './formErrors.ts';
import { useErrorWaits } from './waits.ts';

/** A fault as a form shows it. */
export type ShownFault = { readonly _tag: string } & Pick<Arrived<object>, 'isTypedOver'>;

/** What `FormHeading` shows. */
export type FormHeadingProps = Omit<ComponentProps<typeof PageHeading>, 'failing'> & {
  readonly errors: ReadonlyArray<FormError>;
  /** What the errors come from. Each new one moves the focus to the summary, unless the person typed while its request ran. */
  readonly fault: ShownFault | null;
};

/** The heading of a page that can fail, with the summary of its errors below it. The summary counts a wait down. */
export const FormHeading = ({ errors: all, fault, ...title }: FormHeadingProps): ReactNode => {
  const { errors, secondsLeft, waitIsOver } = useErrorWaits(all);
  const countsDown = secondsLeft > 0;
  const count = useCount(fault);
  return (
    <>
      <PageHeading {...title} failing={errors.length > 0} />
      {(errors.length > 0 || waitIsOver) && (
        <div className={countsDown ? notice['limit'] : undefined}>
          {/* Because: a screen reader announces equal words again only in a new alert. */}
          <ErrorSummary
            key={count}
            {...{ errors, waitIsOver }}
            takesFocus={fault !== null && fault.isTypedOver !== true}
            describedBy={countsDown ? timeLeftId : undefined}
          />
          {/* Outside the alert, because screen readers announce every change in it. */}
          {countsDown && (
            <p id={timeLeftId} role="timer" className={notice['timeLeft']}>
              <MessageText id="errors.timeLeft" values={{ time: minutesAndSeconds(secondsLeft) }} />
            </p>
          )}
        </div>
      )}
    </>
  );
};

/** Counts the faults that a page has shown. */
const useCount = (fault: object | null): number => {
  const [last, setLast] = useState({ fault, count: 0 });
  if (fault !== null && fault !== last.fault) setLast({ fault, count: last.count + 1 });
  return last.count;
};

const timeLeftId = 'time-left';

const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

type SummaryProps = {
  readonly errors: ReadonlyArray<FormError>;
  readonly waitIsOver: boolean;
  readonly takesFocus: boolean;
  /** The id of the element that is announced with the errors. */
  readonly describedBy: string | undefined;
};

/**
 * The errors of a form, with a link to each field that has one. It says that a wait is over beside them, or alone where there are none.
 * Because: the element that lists the errors also says that they are over, so it keeps the focus and announces the end.
 */
const ErrorSummary = ({ errors, waitIsOver, takesFocus, describedBy }: SummaryProps): ReactNode => {
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
            <ErrorList {...{ errors, waitIsOver }} />
          </div>
        </>
      )}
    </div>
  );
};

const headingId = 'error-summary-heading';

const ErrorList = ({ errors, waitIsOver }: Pick<SummaryProps, 'errors' | 'waitIsOver'>): ReactNode => (
  <ul role="list" className={`lines ${notice['list']}`}>
    {errors.map((error) => (
      <li key={`${error.field} ${error.message.id}`}>
        <ErrorText {...error} />
      </li>
    ))}
    {waitIsOver && (
      <li>
        <MessageText id="errors.waitOver" />
      </li>
    )}
  </ul>
);

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
