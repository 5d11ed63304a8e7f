import { type FormEvent, Fragment, type ReactNode, type Ref } from 'react';
import { Notice, type NoticeProps, SlowNotice } from '#ui/shared/feedback/Notice.tsx';
import { SubmitButton } from '#ui/shared/layout/Button.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
import styles from './Form.module.css';
import { FormHeading, type FormHeadingProps } from './FormHeading.tsx';
import { type FormText, formText } from './formValues.ts';
import { useErrorWaits } from './waits.ts';

type Props = FormHeadingProps & {
  readonly fault: { readonly _tag: string } | null;
  readonly busy: boolean;
  /** The label of the submit button. */
  readonly submit: Message;
  readonly submitLook?: 'primary' | 'quiet';
  readonly onSubmit: (text: FormText) => void;
  /** Stops what the form waits for before its request, when the user cancels. */
  readonly onCancel?: () => void;
  /** The notice above the form; by default it tells that the user cancelled the request. */
  readonly notice?: NoticeProps;
  /** Whether a request of this page runs, when it can be another one than the form's. */
  readonly waiting?: boolean;
  readonly layout?: 'form' | 'stack';
  readonly ref?: Ref<HTMLFormElement>;
  /** Further buttons inside the form: below the submit button, or above it where one of them leads on. */
  readonly actions?: ReactNode;
  readonly actionsFirst?: boolean;
  /** The fields. */
  readonly children?: ReactNode;
};

/** The notice that the user cancelled the request of a form. */
export const cancelledNotice = (
  fault: { readonly _tag: string } | null,
  id: 'signIn.fault.Cancelled' | 'session.cancelled' = 'signIn.fault.Cancelled',
): NoticeProps => ({ message: fault?._tag === 'Cancelled' ? { id } : null });

type SubmitOptions = { readonly busy: boolean; readonly onSubmit: (text: FormText) => void };

/** Makes a submit handler that prevents the browser's own POST, and ignores a submit while a request runs. */
export const handleSubmit =
  ({ busy, onSubmit }: SubmitOptions) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) onSubmit(formText(event.currentTarget));
  };

/** A page with one form: heading, error summary, notice, fields, submit button and slow notice. */
export const Form = ({ busy, submit, onSubmit, onCancel, ref, layout = 'form', ...props }: Props): ReactNode => {
  const { heading, shown, lead = null, errors, fault, notice = cancelledNotice(busy ? null : fault) } = props;
  const { waiting = busy, submitLook = 'primary', actionsFirst = false, actions, children } = props;
  const { isWaiting } = useErrorWaits(errors);
  const further = <Fragment key="actions">{actions}</Fragment>;
  return (
    <>
      <FormHeading {...{ heading, shown, lead, errors, fault }} />
      <Notice {...notice} />
      <form ref={ref} method="post" noValidate className={styles[layout]} onSubmit={handleSubmit({ busy, onSubmit })}>
        {children}
        {[
          // Because: an element with a key keeps the focus when its place changes.
          actionsFirst && further,
          <SubmitButton key="submit" label={submit} look={submitLook} {...{ busy, isWaiting }} />,
          <SlowNotice key="slow" busy={waiting} onCancel={onCancel} />,
          !actionsFirst && further,
        ]}
      </form>
    </>
  );
};
