import type { ReactElement, ReactNode } from 'react';
import type { NoticeProps } from '#ui/shared/feedback/Notice.tsx';
import { CodeField } from '#ui/shared/form/CodeField.tsx';
import { Form } from '#ui/shared/form/Form.tsx';
import { errorOf } from '#ui/shared/form/formErrors.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
import styles from './Code.module.css';
import { MailLink } from './MailLink.tsx';
import { NewCode } from './NewCode.tsx';
import type { CodePage } from './useCodePage.ts';
import { useSendCompleteCode } from './useSendCompleteCode.ts';

type Page = Omit<CodePage<unknown>, 'enter'>;

type Props = {
  readonly heading: Message;
  readonly lead: Message | ReactElement | null;
  readonly page: Page;
  readonly submit: Message;
  readonly onSubmit: (form: HTMLFormElement) => void;
  /** Whether the user must type the code; false when the page already has it. */
  readonly asksCode?: boolean;
  /** Whether a whole code sends the form by itself; false where the form asks for a password too. */
  readonly sendsItself?: boolean;
  /** The address that a code was sent to, for a link to its mailbox; null for none. */
  readonly mailTo?: string | null;
  /** Above the code: a password, or a link for when no code can help. */
  readonly before?: ReactNode;
  /** Between the code and the button: a checkbox, or a new password. */
  readonly after?: ReactNode;
  /** Leads to another way to get the code; null where there is none. */
  readonly onOtherWay?: (() => void) | null;
  /** Links below the form. */
  readonly children?: ReactNode;
};

const noticeOf = ({ busy, cancelled, errors, resend }: Page): NoticeProps => {
  if (busy || resend.busy) return { message: null };
  if (cancelled) return { message: { id: 'signIn.fault.Cancelled' } };
  return { message: resend.sent && errors.length === 0 ? { id: 'code.sent' } : null, tone: 'success' };
};

/** The form of every page that asks for a code: shows its errors, and offers a new code. */
export const CodeForm = ({ heading, lead, page, submit, asksCode = true, ...props }: Props): ReactNode => {
  const { onSubmit, sendsItself = true, mailTo = null, onOtherWay = null, ...slots } = props;
  const { abandon } = useUseCases();
  const leadsToNewCode = asksCode && page.needsNewCode;
  const isReady = (): boolean => !page.busy && !page.resend.busy && !page.isLimited();
  const complete = useSendCompleteCode(isReady, onSubmit);
  return (
    <>
      <Form
        {...{ heading, lead, submit }}
        submitLook={leadsToNewCode ? 'quiet' : 'primary'}
        onSubmit={complete.onSubmit}
        errors={page.errors}
        fault={page.fault}
        busy={page.busy}
        waiting={page.busy || page.resend.busy}
        notice={noticeOf(page)}
        onCancel={() => void abandon()}
        actionsFirst={leadsToNewCode}
        actions={asksCode && <NewCode {...page.resend} isNeeded={page.needsNewCode} onOtherWay={onOtherWay} />}
      >
        {slots.before}
        {asksCode && <CodeEntry {...{ page, mailTo }} onComplete={sendsItself ? complete.onComplete : null} />}
        {slots.after}
      </Form>
      <div className={`${styles['more']} ${leadsToNewCode ? styles['afterQuiet'] : ''}`}>{slots.children}</div>
    </>
  );
};

type EntryProps = Required<Pick<Props, 'page' | 'mailTo'>> & Pick<Parameters<typeof CodeField>[0], 'onComplete'>;

const CodeEntry = ({ page, mailTo, onComplete }: EntryProps): ReactNode => (
  <div className={styles['entry']}>
    <CodeField key={page.codeKey} name="code" error={errorOf(page.errors, 'code')} onComplete={onComplete} />
    {mailTo !== null && <MailLink email={mailTo} />}
  </div>
);
