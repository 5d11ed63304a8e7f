import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
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

/** The heading of a page that can fail, with the summary of its errors below it. The summary counts a wait down. What it leaves stays empty. */
export const FormHeading = ({ errors: all, fault, ...title }: FormHeadingProps): ReactNode => {
  const { errors, secondsLeft, waitIsOver } = useErrorWaits(all);
  const countsDown = secondsLeft > 0;
  const place = usePlace(fault);
  const count = useCount(fault);
  return (
    <>
      <PageHeading {...title} failing={errors.length > 0} />
      {all.length > 0 && (
        <div ref={place} className={`${notice['place']} ${countsDown ? notice['limit'] : ''}`}>
          {(errors.length > 0 || waitIsOver) && (
            // Because: a screen reader announces equal words again only in a new alert.
            <ErrorSummary key={count} {...{ errors, fault }} describedBy={countsDown ? timeLeftId : undefined} />
          )}
          {/* Outside the alert, because screen readers announce every change in it. */}
          {countsDown && <TimeLeft seconds={secondsLeft} />}
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

/** A box that stays as high as it was when it first showed a fault, so that nothing below moves when the fault goes. */
const usePlace = (fault: object | null): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = place.current;
    if (box === null || fault === null) return;
    box.style.minBlockSize = '';
    box.style.minBlockSize = `${box.offsetHeight}px`;
  }, [fault]);
  return place;
};

const timeLeftId = 'time-left';

const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const TimeLeft = ({ seconds }: { readonly seconds: number }): ReactNode => (
  <p id={timeLeftId} role="timer" className={notice['timeLeft']}>
    <MessageText id="errors.timeLeft" values={{ time: minutesAndSeconds(seconds) }} />
  </p>
);
