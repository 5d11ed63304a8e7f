import type { ReactNode } from 'react';
import { Notice } from '#ui/shared/feedback/Notice.tsx';
import { SlowNotice } from '#ui/shared/feedback/SlowNotice.tsx';
import { SubmitButton } from '#ui/shared/layout/Button.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import styles from './Form.module.css';
import { FormErrors } from './Field.tsx';
import { useErrorAlert } from './ErrorAlert.tsx';
import type { FormHeadingProps } from './FormHeading.tsx';
import { type FormText, handleSubmit } from './formValues.ts';

type Props = FormHeadingProps & {
  /** The name of the field, where the page has one alone: what is wrong is said at it, and no box stands above the form. */
  readonly field?: string | null;
  /** Whether the request of the form runs. */
  readonly busy: boolean;
  /** Whether the form takes no submit, because another action of the page runs. */
  readonly idle?: boolean;
  /** The label of the submit button. */
  readonly submit: Message;
  readonly onSubmit: (text: FormText) => void;
  /** Called when the user cancels: stops what the form waits for before its request. */
  readonly onCancel?: () => void;
  /** Says above the form why the page asks for it. */
  readonly reason?: Message | null;
  /** Whether there is something to send; else there is no submit button. */
  readonly submits?: boolean;
  /** Buttons below the submit button. */
  readonly actionsBelow?: ReactNode;
  /** The fields. */
  readonly children?: ReactNode;
};

/** A page with one form: heading, what is wrong, fields, buttons, and below the button of the form what its request tells. */
export const Form = ({ busy, submit, onSubmit, onCancel, ...props }: Props): ReactNode => {
  const { reason = null, submits = true, actionsBelow, children, ...rest } = props;
  const { idle = false, field = null, errors: all, fault, ...title } = rest;
  const { alert, errors, focused, isLimited } = useErrorAlert({ errors: all, fault, field });
  return (
    <>
      <PageHeading {...title} failing={errors.length > 0} />
      {field === null && alert}
      <Notice message={reason} />
      <form
        method="dialog"
        noValidate
        className={styles['form']}
        onSubmit={handleSubmit({ busy: busy || idle, onSubmit })}
      >
        <FormErrors value={{ errors, focused, alert: field === null ? null : alert }}>{children}</FormErrors>
        {submits && (
          <div>
            <SubmitButton label={submit} {...{ busy, idle, isLimited }} />
            <SlowNotice busy={busy} onCancel={onCancel} />
          </div>
        )}
        {actionsBelow}
      </form>
    </>
  );
};
