import type { ReactNode } from 'react';
import { CodeField } from '#ui/shared/CodeField.tsx';
import { ErrorSummary, type FormError } from '#ui/shared/ErrorSummary.tsx';
import { Notice } from '#ui/shared/Notice.tsx';
import { SlowNotice } from '#ui/shared/SlowNotice.tsx';
import { SubmitButton } from '#ui/shared/SubmitButton.tsx';
import { errorOf } from '#ui/shared/errorOf.ts';
import type { Message } from '#ui/shared/message.ts';
import { sending } from '#ui/shared/sending.ts';
import form from '#ui/shared/Form.module.css';
import { NewCode } from './NewCode.tsx';
import type { CodePage } from './useCodePage.ts';
import styles from './Code.module.css';

type Page = Omit<CodePage<unknown>, 'enter'>;

type Props = {
  readonly page: Page;
  readonly submit: Message;
  readonly onSubmit: (element: HTMLFormElement) => void;
  readonly onCancel: () => void;
  /** Whether the code is still to be typed; when not, the page has it already. */
  readonly asksCode?: boolean;
  /** Stands above the code: a password asked for in place, or the way on where no code can help. */
  readonly before?: ReactNode;
  /** Stands between the code and the button: a checkbox, or a new password. */
  readonly after?: ReactNode;
  /** Links and buttons below the form. */
  readonly children?: ReactNode;
};

const noticeOf = ({ busy, cancelled, errors, resend }: Page): Message | null => {
  if (busy || resend.busy) return null;
  if (cancelled) return { id: 'signIn.fault.Cancelled' };
  return resend.sent && errors.length === 0 ? { id: 'code.sent' } : null;
};

/** Asks for a code, says what was wrong with it, and offers a new one. Every page that has a code has this form. */
export const CodeForm = ({ page, submit, onSubmit, onCancel, asksCode = true, ...slots }: Props): ReactNode => (
  <>
    <Troubles errors={page.errors} occasion={page.occasion} />
    <Notice message={noticeOf(page)} tone={page.cancelled ? 'plain' : 'success'} />
    <form method="post" noValidate className={form['form']} onSubmit={sending({ busy: page.busy, send: onSubmit })}>
      {slots.before}
      {asksCode && <CodeField key={page.codeKey} name="code" error={errorOf(page.errors, 'code')} />}
      {slots.after}
      <SubmitButton label={submit} busy={page.busy} />
      <SlowNotice busy={page.busy || page.resend.busy} onCancel={onCancel} />
    </form>
    <div className={styles['more']}>
      {asksCode && <NewCode {...page.resend} />}
      {slots.children}
    </div>
  </>
);

type TroubleProps = { readonly errors: ReadonlyArray<FormError>; readonly occasion: unknown };

const Troubles = ({ errors, occasion }: TroubleProps): ReactNode =>
  errors.length > 0 && <ErrorSummary errors={errors} occasion={occasion} />;
