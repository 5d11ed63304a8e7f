import type { ReactNode } from 'react';
import { Notice } from '#ui/shared/feedback/Notice.tsx';
import { SlowNotice } from '#ui/shared/feedback/SlowNotice.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { type Message, MessageText } from '#ui/shared/layout/MessageText.tsx';
import { type HeadingProps, useFormHeading } from './ErrorAlert.tsx';
import { FormErrors } from './Field.tsx';
import styles from './Form.module.css';
import { type FormText, formText } from './formValues.ts';

type Props = HeadingProps & {
  /** Whether the request of the form runs. */
  readonly busy: boolean;
  /** Whether the form takes no submit, because another action of the page runs. */
  readonly idle?: boolean;
  /** The label of the submit button; null without anything to send. */
  readonly submit: Message | null;
  readonly onSubmit: (text: FormText) => void;
  /** Called when the user cancels: stops what the form waits for before its request. */
  readonly onCancel?: () => void;
  /** Says above the form why the page asks for it. */
  readonly reason?: Message | null;
  /** Buttons below the submit button. */
  readonly actionsBelow?: ReactNode;
  /** The fields. */
  readonly children?: ReactNode;
};

/** A page with one form: heading, what is wrong, fields, buttons, and below the button of the form what its request tells. */
export const Form = ({ busy, idle = false, submit, onSubmit, onCancel, ...props }: Props): ReactNode => {
  const { reason = null, actionsBelow, children, ...title } = props;
  const { heading, isLimited, atField } = useFormHeading(title);
  return (
    <>
      {heading}
      <Notice message={reason} />
      <form
        method="dialog"
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !idle && submit !== null) onSubmit(formText(event.currentTarget));
        }}
      >
        <FormErrors value={atField}>{children}</FormErrors>
        {submit !== null && (
          <div>
            <Button label={submit} look={isLimited ? 'limited' : 'primary'} {...{ busy, idle }} />
            <div className="visually-hidden" role="status">
              {busy && <MessageText id="shared.pleaseWait" />}
            </div>
            <SlowNotice busy={busy} onCancel={onCancel} />
          </div>
        )}
        {actionsBelow}
      </form>
    </>
  );
};
