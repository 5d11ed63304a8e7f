import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#ui/shared/layout/Button.tsx';
import type { Load } from '#ui/shared/hooks/load.ts';
import type { Message } from '#ui/shared/layout/message.ts';
import { FieldError } from './FieldFrame.tsx';
import form from './Form.module.css';

type Props = {
  /** The id of the part of the form, to which the error summary links. */
  readonly name: string;
  readonly load: Load;
  /** Says that the part could not be loaded. */
  readonly message: Message;
  /** False where another part of the form offers to load both again. */
  readonly offersRetry?: boolean;
  /** The part; rendered unless its load has failed. */
  readonly children: ReactNode;
};

/** A part of a form that must be loaded. After a failure it says so in place and offers to try again; the focus stays in the part. */
export const LoadedPart = ({
  name,
  load: { state, retry },
  message,
  offersRetry = true,
  children,
}: Props): ReactNode => {
  const part = useRef<HTMLDivElement>(null);
  const hasFailed = state === 'Failed' || state === 'Retrying';
  const retried = useRef(false);
  useEffect(() => {
    if (state !== 'Loaded' || !retried.current) return;
    retried.current = false;
    // Because: the button has gone, and the focus with it.
    if (document.activeElement === document.body) part.current?.focus();
  }, [state]);
  return (
    <div ref={part} id={name} tabIndex={-1}>
      {!hasFailed && children}
      <div className={hasFailed ? form['together'] : undefined}>
        {/* Empty while it loads again, so that screen readers announce another failure. */}
        <div role="status">{state === 'Failed' && <FieldError name={name} error={message} />}</div>
        {hasFailed && offersRetry && (
          <Button
            label={{ id: 'shared.tryAgain' }}
            busy={state === 'Retrying'}
            onPress={() => {
              retried.current = true;
              retry();
            }}
          />
        )}
      </div>
    </div>
  );
};
