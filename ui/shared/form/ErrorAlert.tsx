import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import links from '#ui/shared/layout/Link.module.css';
import { signInTag } from '#ui/shared/layout/links.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import { ErrorMark, OverMark } from '#ui/shared/layout/icons.tsx';
import styles from './Errors.module.css';
import { alertId } from './Field.tsx';
import { type FormError, refusedField, type ShownFault } from './formErrors.ts';
import { useErrorWaits } from './waits.ts';

/** The heading of a page that can fail. */
export type HeadingProps = Omit<ComponentProps<typeof PageHeading>, 'failing'> & {
  readonly errors: ReadonlyArray<FormError>;
  /** What the errors come from. Each new one moves the focus, unless the person typed while its request ran. */
  readonly fault: ShownFault | null;
  /** The one field of the page: the alert stands at it, and the focus goes to it. Null for a page with several fields, or none. */
  readonly field?: string | null;
};

/** The heading of a page with its one alert, which says all that is wrong and counts a wait down; with the errors that are not over. */
export const useFormHeading = ({ errors: all, fault, field = null, ...title }: HeadingProps) => {
  const waits = useErrorWaits(all);
  const { errors, waitIsOver, isLimited } = waits;
  const isAtField = field !== null;
  const focused = field ?? refusedField(fault);
  const takesFocus = fault !== null && fault.isTypedOver !== true;
  // Because: a screen reader announces equal words again only in a new alert.
  const alert = (errors.length > 0 || waitIsOver) && (
    <ErrorAlert key={fault?.arrivedAt} {...waits} {...{ focused, takesFocus, isAtField }} />
  );
  const heading = (
    <>
      <PageHeading {...title} failing={errors.length > 0} />
      {!isAtField && alert}
    </>
  );
  return { heading, isLimited, atField: { errors, focused, alert: isAtField && alert } };
};

/** As `useFormHeading`, on a page without a form. */
export const FormHeading = (props: Omit<HeadingProps, 'field'>): ReactNode => useFormHeading(props).heading;

const timeLeftId = 'time-left';
const headingId = 'problem-heading';

const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

type AlertProps = ReturnType<typeof useErrorWaits> & {
  readonly isAtField: boolean;
  /** The field that takes the focus; null where the alert itself does. */
  readonly focused: string | null;
  /** Whether the focus moves as soon as the alert is there. */
  readonly takesFocus: boolean;
};

/** Because: the element that lists the errors also says that a wait is over, so it keeps the focus and announces the end. */
const ErrorAlert = ({ focused, takesFocus, ...told }: AlertProps): ReactNode => {
  const { errors, secondsLeft, isAtField, waitIsOver } = told;
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const [shown, target] = [document.getElementById(alertId), fieldNamed(focused) ?? alert.current];
    target?.focus();
    // Because: the focus scrolls only its element into view, and not at all where it was there before.
    (isAtField ? [target, shown] : [shown, target]).forEach((each) => each?.scrollIntoView({ block: 'nearest' }));
  }, [focused, takesFocus, isAtField]);
  const isOver = errors.length === 0;
  return (
    <div className={`${styles[isAtField ? 'atField' : 'box']} ${isOver ? styles['over'] : ''}`}>
      {isOver ? <OverMark /> : <ErrorMark />}
      <div id={alertId} className="lines">
        <div
          ref={alert}
          className="lines"
          role="alert"
          {...(!isAtField && {
            tabIndex: -1,
            'aria-labelledby': errors.length > 1 || (waitIsOver && !isOver) ? headingId : undefined,
          })}
          aria-describedby={secondsLeft > 0 ? timeLeftId : undefined}
        >
          <Lines {...told} />
        </div>
        {/* Outside the alert, because screen readers announce every change in it. */}
        {secondsLeft > 0 && (
          <p id={timeLeftId} role="timer">
            <MessageText id="errors.timeLeft" values={{ time: minutesAndSeconds(secondsLeft) }} />
          </p>
        )}
      </div>
    </div>
  );
};

/** The field of a name, which is its id; in a group the chosen option, else the first one. */
const fieldNamed = (name: string | null): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[name="${name}"]:checked`) ?? document.getElementById(name ?? '');

type LinesProps = Pick<AlertProps, 'errors' | 'waitIsOver' | 'isAtField'>;

/** A sentence alone, or several as a list; above a form with a heading. */
const Lines = ({ errors, waitIsOver, isAtField }: LinesProps): ReactNode => {
  const lines = errors.map((error) => (
    <ErrorText
      key={`${error.field} ${error.message.id}`}
      {...error}
      field={isAtField || errors.length === 1 ? null : error.field}
    />
  ));
  const all = waitIsOver ? [...lines, <MessageText key="over" id="errors.waitOver" />] : lines;
  if (all.length === 1) return all;
  return (
    <>
      {!isAtField && (
        <h2 id={headingId}>
          <MessageText id="errors.heading" />
        </h2>
      )}
      <ul role="list" className="lines">
        {all.map((line) => (
          <li key={line.key}>{line}</li>
        ))}
      </ul>
    </>
  );
};

const ErrorText = ({ field, message }: FormError): ReactNode => {
  if (field === null) return <MessageText {...message} tags={signInTag} />;
  return (
    <a
      className={links['link']}
      href={`#${field}`}
      onClick={(event) => {
        // Because: following the hash would be a navigation of the router.
        event.preventDefault();
        fieldNamed(field)?.focus();
      }}
    >
      <MessageText {...message} />
    </a>
  );
};
