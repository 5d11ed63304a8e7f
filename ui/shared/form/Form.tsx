import { type FormEvent, Fragment, type ReactNode } from 'react';
import { Notice, type NoticeProps } from '#ui/shared/feedback/Notice.tsx';
import { SlowNotice } from '#ui/shared/feedback/SlowNotice.tsx';
import { SubmitButton } from '#ui/shared/layout/Button.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
import styles from './Form.module.css';
import { FormHeading, type FormHeadingProps } from './FormHeading.tsx';
import { type FormText, formText } from './formValues.ts';
import { useErrorWaits } from './waits.ts';

type Props = FormHeadingProps & {
  readonly busy: boolean;
  /** The label of the submit button. */
  readonly submit: Message;
  readonly onSubmit: (text: FormText) => void;
  /** Called when the user cancels: stops what the form waits for before its request. */
  readonly onCancel?: () => void;
  /** The notice above the form. By default it tells that the user cancelled the request. */
  readonly notice?: NoticeProps;
  /** Whether a request of the page runs, where that can be another request than the form's. */
  readonly waiting?: boolean;
  readonly layout?: 'form' | 'stack';
  /** Further buttons inside the form, below the submit button. */
  readonly actions?: ReactNode;
  /** Whether the further buttons are above the submit button, because one of them leads on. The submit button is then quiet. */
  readonly actionsFirst?: boolean;
  /** The fields. */
  readonly children?: ReactNode;
};

/** The notice that the user cancelled the request of a form. */
export const cancelledNotice = (
  fault: FormHeadingProps['fault'],
  id: 'signIn.fault.Cancelled' | 'session.cancelled' = 'signIn.fault.Cancelled',
): NoticeProps => ({ message: fault?._tag === 'Cancelled' ? { id } : null });

/** Makes a submit handler that prevents the browser's own POST, and ignores a submit while a request runs. */
export const handleSubmit =
  ({ busy, onSubmit }: Pick<Props, 'busy' | 'onSubmit'>) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) onSubmit(formText(event.currentTarget));
  };

/** A page with one form: heading, error summary, notice, fields, submit button and slow notice. */
export const Form = ({ busy, submit, onSubmit, onCancel, layout = 'form', ...props }: Props): ReactNode => {
  const { notice, waiting = busy, actions, actionsFirst = false, children, ...title } = props;
  const { isWaiting } = useErrorWaits(title.errors);
  const look = actionsFirst ? 'quiet' : 'primary';
  // Because: an element with a key keeps the focus when its place changes.
  const further = <Fragment key="actions">{actions}</Fragment>;
  const send = [
    <SubmitButton key="submit" label={submit} {...{ look, busy, isWaiting }} />,
    <SlowNotice key="slow" busy={waiting} onCancel={onCancel} />,
  ];
  return (
    <>
      <FormHeading {...title} />
      <Notice {...(notice ?? cancelledNotice(busy ? null : title.fault))} />
      <form method="post" noValidate className={styles[layout]} onSubmit={handleSubmit({ busy, onSubmit })}>
        {children}
        {actionsFirst ? [further, ...send] : [...send, further]}
      </form>
    </>
  );
};
