import type { ReactElement, ReactNode } from 'react';
import type { Message } from '#ui/shared/layout/message.ts';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './Form.module.css';
import type { FormError } from './formErrors.ts';
import { useErrorWaits } from './useErrorWaits.ts';

/** What `FormHeading` shows. */
export type FormHeadingProps = {
  readonly heading: Message;
  /** The heading as the page shows it, when it is more than text. */
  readonly shown?: ReactNode;
  readonly lead?: Message | ReactElement | null;
  readonly errors: ReadonlyArray<FormError>;
  /** What the errors come from. A new value moves the focus to the summary again. */
  readonly fault: unknown;
};

const timeLeftId = 'time-left';

const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The heading of a page that can fail, and below it the summary of the errors, with the time left of a wait in the same frame. */
export const FormHeading = ({ lead = null, errors: all, fault, ...title }: FormHeadingProps): ReactNode => {
  const { errors, secondsLeft, waitIsOver } = useErrorWaits(all);
  return (
    <>
      <PageHeading {...title} lead={lead} failing={errors.length > 0} />
      {(errors.length > 0 || waitIsOver) && (
        <div className={secondsLeft > 0 ? styles['limit'] : undefined}>
          <ErrorSummary errors={errors} occasion={fault} describedBy={secondsLeft > 0 ? timeLeftId : undefined} />
          {secondsLeft > 0 && (
            // Outside the alert, because screen readers announce every change in it.
            <p id={timeLeftId} role="timer" className={styles['timeLeft']}>
              <MessageText id="errors.timeLeft" values={{ time: minutesAndSeconds(secondsLeft) }} />
            </p>
          )}
        </div>
      )}
    </>
  );
};
