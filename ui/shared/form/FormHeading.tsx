import { type ComponentProps, type ReactNode, useState } from 'react';
import notice from '#ui/shared/feedback/Notice.module.css';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import { ErrorList, ErrorSummary, type ShownFault } from './ErrorSummary.tsx';
import type { FormError } from './formErrors.ts';
import { useErrorWaits } from './waits.ts';

/** What `FormHeading` shows. */
export type FormHeadingProps = Omit<ComponentProps<typeof PageHeading>, 'failing'> & {
  readonly errors: ReadonlyArray<FormError>;
  /** What the errors come from. A new value, for every failure, moves the focus to the summary again. */
  readonly fault: ShownFault | null;
};

/** The heading of a page that can fail, with the summary of its errors below it. The summary counts a wait down. Errors that end leave their place empty. */
export const FormHeading = ({ errors: all, fault, ...title }: FormHeadingProps): ReactNode => {
  const { errors, kept, secondsLeft, waitIsOver } = useErrorWaits(all);
  const countsDown = secondsLeft > 0;
  const count = useCount(fault);
  return (
    <>
      <PageHeading {...title} failing={errors.length > 0} />
      {kept.length > 0 && (
        <div className={`${notice['place']} ${notice['awaited']}`}>
          {(errors.length > 0 || waitIsOver) && (
            <div className={`${notice['place']} ${countsDown ? notice['limit'] : ''}`}>
              {/* Because: a screen reader announces equal words again only in a new alert. */}
              <ErrorSummary key={count} {...{ errors, fault }} describedBy={countsDown ? timeLeftId : undefined} />
              {/* Outside the alert, because screen readers announce every change in it. */}
              {countsDown && <TimeLeft id={timeLeftId} role="timer" seconds={secondsLeft} />}
            </div>
          )}
          {errors.length < kept.length && <KeptPlace errors={kept} />}
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

type TimeLeftProps = Pick<ComponentProps<'p'>, 'id' | 'role'> & { readonly seconds: number };

const TimeLeft = ({ seconds, ...attributes }: TimeLeftProps): ReactNode => (
  <p {...attributes} className={notice['timeLeft']}>
    <MessageText id="errors.timeLeft" values={{ time: minutesAndSeconds(seconds) }} />
  </p>
);

/** The room of the errors when some of them are over, so that nothing below moves. */
const KeptPlace = ({ errors }: { readonly errors: ReadonlyArray<FormError> }): ReactNode => (
  <div className={`unseen ${notice['limit']}`} aria-hidden="true">
    <div className={notice['problem']}>
      <ErrorList errors={errors} />
    </div>
    {errors.some(({ wait }) => wait?.hasCountdown) && <TimeLeft seconds={0} />}
  </div>
);
