import type { ComponentProps, ReactNode } from 'react';
import notice from '#ui/shared/feedback/Notice.module.css';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { FormError } from './formErrors.ts';
import { useErrorWaits } from './waits.ts';

/** What `FormHeading` shows. */
export type FormHeadingProps = Omit<ComponentProps<typeof PageHeading>, 'failing'> & {
  readonly errors: ReadonlyArray<FormError>;
  /** What the errors come from. A new value, for every failure, moves the focus to the summary again. */
  readonly fault: { readonly _tag: string } | null;
};

/** The heading of a page that can fail, with the summary of its errors below it. The summary counts a wait down. */
export const FormHeading = ({ errors: all, fault, ...title }: FormHeadingProps): ReactNode => {
  const { errors, secondsLeft, waitIsOver } = useErrorWaits(all);
  const countsDown = secondsLeft > 0;
  return (
    <>
      <PageHeading {...title} failing={errors.length > 0} />
      {(errors.length > 0 || waitIsOver) && (
        <div className={countsDown ? notice['limit'] : undefined}>
          <ErrorSummary {...{ errors, fault }} describedBy={countsDown ? timeLeftId : undefined} />
          {/* Outside the alert, because screen readers announce every change in it. */}
          {countsDown && <TimeLeft seconds={secondsLeft} />}
        </div>
      )}
    </>
  );
};

const timeLeftId = 'time-left';

const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const TimeLeft = ({ seconds }: { readonly seconds: number }): ReactNode => (
  <p id={timeLeftId} role="timer" className={notice['timeLeft']}>
    <MessageText id="errors.timeLeft" values={{ time: minutesAndSeconds(seconds) }} />
  </p>
);
