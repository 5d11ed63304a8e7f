import type { ReactNode } from 'react';
import { SlowNotice } from '#ui/shared/feedback/SlowNotice.tsx';
import form from '#ui/shared/form/Form.module.css';
import { FormHeading, type HeadingProps } from '#ui/shared/form/ErrorAlert.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { type Message, MessageText } from '#ui/shared/layout/MessageText.tsx';

type Props = Omit<HeadingProps, 'field'> & {
  /** Whether the request of the page runs. */
  readonly busy: boolean;
  /** What the page does, until it fails; null where the heading says it. */
  readonly words: Message | null;
  /** What shows the progress below the words. */
  readonly children?: ReactNode;
  readonly onRetry: () => void;
};

/** A page that does something by itself and says what. After a fault it offers to try again. */
export const RunningView = ({ heading, busy, words, children, onRetry, ...last }: Props): ReactNode => {
  const fault = busy ? null : last.fault;
  // Because: without a form, only the alert can take the focus from the button that cancelled.
  const cancelled = [{ field: null, message: { id: 'signIn.fault.Cancelled' } } as const];
  const errors = fault?._tag === 'Cancelled' ? cancelled : last.errors;
  return (
    <>
      <FormHeading
        {...{ heading, fault }}
        lead={<span role="status">{fault === null && words && <MessageText {...words} />}</span>}
        errors={fault === null ? [] : errors}
      />
      <div className={form['stack']}>
        {fault === null && children}
        {fault !== null && <Button label={{ id: 'shared.tryAgain' }} look="primary" onPress={onRetry} />}
        {fault === null && <SlowNotice busy={busy} />}
      </div>
    </>
  );
};
