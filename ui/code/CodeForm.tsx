import type { FormEvent, ReactElement, ReactNode } from 'react';
import { digitsAfterInput } from '#domain/identity/oneTimeCode.ts';
import { maskEmail } from '#domain/identity/person.ts';
import { shownEmail } from '#domain/session/person.ts';
import type { CodePurpose, Session } from '#domain/session/session.ts';
import fields from '#ui/shared/form/Field.module.css';
import { FieldFrame, useInputAttributes } from '#ui/shared/form/Field.tsx';
import { Form } from '#ui/shared/form/Form.tsx';
import type { FormText } from '#ui/shared/form/formValues.ts';
import { useSession } from '#ui/shared/hooks/useCases.tsx';
import { EmailSentence, type Message } from '#ui/shared/layout/MessageText.tsx';
import { Mark } from '#ui/shared/layout/icons.tsx';
import styles from './Code.module.css';
import { NewCode } from './NewCode.tsx';
import type { CodePage } from './useCodePage.ts';

type Props = {
  readonly heading: Message;
  /** Tells where the code was sent; by default to which email. */
  readonly lead?: ReactElement | null;
  readonly page: CodePage;
  /** The label of the submit button. */
  readonly submit: Message;
  readonly onSubmit: (text: FormText) => void;
  /** The one field of the page; null where it asks for a password too. */
  readonly field?: 'code' | 'password' | null;
  /** Whether the user must type the code; false when the page already has it. */
  readonly asksCode?: boolean;
  /** Fields above the code, such as a checkbox. */
  readonly before?: ReactNode;
  /** Fields between the code and the button, such as a new password. */
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

const EnvelopeMark = (): ReactNode => (
  <Mark tone="primary">
    <path d="M5 8.5h22v15H5Zm0 .5 11 8.5L27 9" strokeLinecap="round" strokeLinejoin="round" />
  </Mark>
);

/** The form of every page that asks for a code. It shows the errors of the page, and offers a new code. */
export const CodeForm = ({ page, asksCode = true, field = 'code', onOtherWay = null, ...props }: Props): ReactNode => {
  const session = useSession();
  const { purpose, busy, errors, fault, resend, needsNewCode } = page;
  const { heading, lead = asksCode ? sentTo(session, purpose) : null, submit, onSubmit } = props;
  return (
    <>
      {asksCode && purpose !== 'TwoFactor' && <EnvelopeMark />}
      <Form
        {...{ heading, lead, field, submit, onSubmit, errors, fault, busy }}
        notice={resend.sent && fault === null ? { id: 'code.sent' } : null}
        isQuiet={asksCode && needsNewCode}
        actionsBelow={asksCode && <NewCode resend={resend} isNeeded={needsNewCode} onOtherWay={onOtherWay} />}
        links={props.children && <div className={`tall-links ${styles['more']}`}>{props.children}</div>}
      >
        {props.before}
        {asksCode && <CodeField />}
        {props.after}
      </Form>
    </>
  );
};

/** Keeps only the digits of the field. */
const keepDigits = ({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>): void => {
  const event = nativeEvent instanceof InputEvent ? nativeEvent : null;
  const digits = digitsAfterInput(event?.data ?? '', input.value);
  // Because: a change of the value would break an input method that composes a character.
  if (event?.isComposing !== true && digits !== input.value) input.value = digits;
};

/** One input for a code. Of a pasted or filled-in text it keeps the one code, or all digits where there is not exactly one. */
export const CodeField = (): ReactNode => (
  <FieldFrame name="code" label={{ id: 'code.label' }}>
    <div className={fields['code']}>
      <input
        {...useInputAttributes({ name: 'code' })}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        onInput={keepDigits}
      />
    </div>
  </FieldFrame>
);

/** Fills a code into the code field of the page, as an autofill of the browser does. */
export const fillCode = (code: string): void => {
  const input = document.getElementById('code');
  if (!(input instanceof HTMLInputElement)) return;
  input.value = code;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: code }));
};
