import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { maskEmail } from '#domain/identity/emailDisplay.ts';
import { webmailOf } from '#domain/identity/webmail.ts';
import { shownEmail } from '#domain/session/emailChanges.ts';
import type { CodePurpose, Session } from '#domain/session/session.ts';
import type { NoticeProps } from '#ui/shared/feedback/Notice.tsx';
import { Username } from '#ui/shared/form/Field.tsx';
import { cancelledNotice, Form } from '#ui/shared/form/Form.tsx';
import { PasswordField } from '#ui/shared/form/PasswordField.tsx';
import type { FormError } from '#ui/shared/form/formErrors.ts';
import { useSession } from '#ui/shared/hooks/useCases.tsx';
import { EmailSentence, type Message } from '#ui/shared/layout/MessageText.tsx';
import { SafeLink } from '#ui/shared/layout/links.tsx';
import styles from './Code.module.css';
import { CodeField, useSendCompleteCode } from './CodeField.tsx';
import { NewCode } from './NewCode.tsx';
import type { CodePage } from './useCodePage.ts';

type Props = Pick<ComponentProps<typeof Form>, 'heading' | 'submit' | 'onSubmit'> & {
  /** Tells where the code was sent; by default to which email. */
  readonly lead?: ReactElement | null;
  readonly page: CodePage;
  /** Whether the user must type the code; false when the page already has it. */
  readonly asksCode?: boolean;
  /** Whether a whole code sends the form by itself; false where the form asks for a password too. */
  readonly sendsItself?: boolean;
  /** Whether a link leads to the mailbox of an emailed code. */
  readonly linksMailbox?: boolean;
  /** Above the code: a password, or a link for when no code can help. */
  readonly before?: ReactNode;
  /** Between the code and the button: a checkbox, or a new password. */
  readonly after?: ReactNode;
  /** Leads to another way to get the code; null where there is none. */
  readonly onOtherWay?: (() => void) | null;
  /** Links below the form. */
  readonly children?: ReactNode;
};

const showsWholeEmail = (purpose: CodePurpose): boolean => purpose === 'SignUp' || purpose === 'PasswordReset';

/** Tells where the code was sent; or, when none was sent, where it will be. */
const sentTo = (session: Session, purpose: CodePurpose): ReactElement | null => {
  const email = shownEmail(session);
  if (email === null) return null;
  const shown = showsWholeEmail(purpose) ? email : maskEmail(email);
  return <EmailSentence id={session.codes.purpose === purpose ? 'code.sentTo' : 'code.notSentTo'} email={shown} />;
};

const noticeOf = ({ fault, errors, resend }: CodePage): NoticeProps =>
  resend.sent && errors.length === 0 ? { message: { id: 'code.sent' }, tone: 'success' } : cancelledNotice(fault);

/** The form of every page that asks for a code: shows its errors, and offers a new code. */
export const CodeForm = ({
  page,
  asksCode = true,
  sendsItself = true,
  linksMailbox = true,
  ...props
}: Props): ReactNode => {
  const session = useSession();
  const { purpose, busy, errors, fault, resend, needsNewCode } = page;
  const { heading, lead = asksCode ? sentTo(session, purpose) : null, submit, onOtherWay = null } = props;
  const leadsToNewCode = asksCode && needsNewCode;
  const isReady = (): boolean => !busy && !resend.busy && !page.isLimited();
  const complete = useSendCompleteCode(isReady, props.onSubmit);
  return (
    <>
      <Form
        {...{ heading, lead, submit, errors, fault, busy }}
        onSubmit={complete.onSubmit}
        waiting={busy || resend.busy}
        notice={noticeOf(page)}
        actionsFirst={leadsToNewCode}
        actions={asksCode && <NewCode {...resend} isNeeded={needsNewCode} onOtherWay={onOtherWay} />}
      >
        {props.before}
        {asksCode && (
          <div className="rows">
            <CodeField key={page.codeKey} errors={errors} onComplete={sendsItself ? complete.onComplete : null} />
            {linksMailbox && session.codes.purpose === purpose && <MailLink email={session.typed.email} />}
          </div>
        )}
        {props.after}
      </Form>
      <div className={`tall-links ${styles['more']} ${leadsToNewCode ? styles['nearer'] : ''}`}>{props.children}</div>
    </>
  );
};

/** Opens the mailbox of a known mail provider in a new tab. The link does not hold the address. */
export const MailLink = ({ email }: { readonly email: string | null }): ReactNode => {
  const webmail = email === null ? null : webmailOf(email);
  if (webmail === null) return null;
  const label: Message = { id: 'code.openMail', values: { provider: webmail.name } };
  return (
    <p className={styles['mail']}>
      <SafeLink href={webmail.url} label={label} look="button" newTab />
    </p>
  );
};

type AgainProps = { readonly email: string; readonly hint: Message; readonly errors: ReadonlyArray<FormError> };

/** Asks for the password of an account again, on a page that asks for a code. */
export const PasswordAgain = ({ email, hint, errors }: AgainProps): ReactNode => (
  <>
    <Username email={email} />
    <PasswordField label={{ id: 'signIn.password' }} autoComplete="current-password" {...{ hint, errors }} />
  </>
);
