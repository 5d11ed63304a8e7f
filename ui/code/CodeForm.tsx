import { type ReactElement, type ReactNode, useState } from 'react';
import { codeLength } from '#domain/identity/oneTimeCode.ts';
import { maskEmail } from '#domain/identity/person.ts';
import { codeChannelOf } from '#domain/session/codeState.ts';
import { shownEmail } from '#domain/session/person.ts';
import type { CodePurpose, Session } from '#domain/session/session.ts';
import { Form } from '#ui/shared/form/Form.tsx';
import type { FormText } from '#ui/shared/form/formValues.ts';
import { useSession } from '#ui/shared/hooks/useCases.tsx';
import { type Message, MessageText } from '#ui/shared/layout/MessageText.tsx';
import { CodeField } from './CodeField.tsx';
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
const sentTo = (session: Session, { purpose, resend }: CodePage): ReactElement | null => {
  const email = shownEmail(session);
  if (email === null) return null;
  const shown = showsWholeEmail(purpose) ? email : maskEmail(email);
  const sent = resend.sent ? 'code.sentNew.email' : 'code.sentTo';
  const id = session.codes.purpose === purpose ? sent : 'code.notSentTo';
  return <MessageText id={id} values={{ email: shown, digits: codeLength }} data="strong" />;
};

const leadId = 'lead';

/** The form of every page that asks for a code. It shows the errors of the page, and offers a new code. */
export const CodeForm = ({ page, asksCode = true, field = 'code', onOtherWay = null, ...props }: Props): ReactNode => {
  const session = useSession();
  const [isEmpty, setEmpty] = useState(true);
  const [opensWithCode] = useState(asksCode);
  const { purpose, busy, errors, fault, resend, needsNewCode } = page;
  const { heading, lead = asksCode ? sentTo(session, page) : null, submit, onSubmit } = props;
  const isSent = session.codes.purpose === purpose;
  const isByEmail = isSent && codeChannelOf(purpose, session) === 'email';
  const isNeeded = asksCode && needsNewCode && isEmpty;
  return (
    <Form
      {...{ heading, field, onSubmit, errors, fault, busy }}
      lead={
        lead && (
          <output>
            <span id={leadId}>{lead}</span>
          </output>
        )
      }
      takesFocus={!opensWithCode}
      submit={isNeeded ? null : submit}
      actionsBelow={
        asksCode && (
          <NewCode {...{ resend, isNeeded, onOtherWay, errors }} isByEmail={isByEmail}>
            {isNeeded && isSent ? null : props.children}
          </NewCode>
        )
      }
    >
      {props.before}
      {asksCode && <CodeField describedBy={lead && leadId} takesFocus={opensWithCode} onChange={setEmpty} />}
      {props.after}
    </Form>
  );
};
