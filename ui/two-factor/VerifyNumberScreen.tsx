import type { ReactElement, ReactNode } from 'react';
import { maskEmail } from '#domain/identity/person.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { shownEmail } from '#domain/session/person.ts';
import type { Session } from '#domain/session/session.ts';
import { codeChannel, hasConfirmedNumber, nextChannel } from '#domain/two-factor/twoFactor.ts';
import type { ShownNumber } from '#domain/two-factor/phoneNumber.ts';
import { CodeForm } from '#ui/code/CodeForm.tsx';
import { useCodePage } from '#ui/code/useCodePage.ts';
import { cancelledNotice } from '#ui/shared/feedback/Notice.tsx';
import { Checkbox } from '#ui/shared/form/Choice.tsx';
import { Form } from '#ui/shared/form/Form.tsx';
import { PasswordAgain } from '#ui/shared/form/PasswordField.tsx';
import { formErrors } from '#ui/shared/form/formErrors.ts';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { EmailSentence } from '#ui/shared/layout/MessageText.tsx';
import { useNavigateTo } from '#ui/shared/navigation/useNavigateTo.ts';
import { NumberSentence } from './MaskedNumber.tsx';
import { OtherNumberLink } from './OtherNumberLink.tsx';

/** Asks for the code. After a code that confirms a new number, it shows that confirmation instead. */
export const VerifyNumberScreen = (): ReactNode =>
  hasConfirmedNumber(useSession().twoFactor) ? <NumberChangedScreen /> : <VerifyNumberForm />;

/** Tells to which masked number or email the code was sent; null while none was. */
const sentTo = (session: Session, shown: ShownNumber | null): ReactElement | null => {
  const channel = codeChannel(session.twoFactor);
  const email = shownEmail(session);
  if (channel === 'email') return email === null ? null : <EmailSentence id="code.sentTo" email={maskEmail(email)} />;
  return shown && <NumberSentence id={`twoFactor.verify.lead.${channel}`} shown={shown} />;
};

/** The email of a sign-in whose password a reload lost, so that it must be typed again; null where it is not needed. */
const emailToAskPassword = (session: Session): string | null =>
  session.twoFactor.requirement === 'BySignIn' && session.secrets.password === null ? shownEmail(session) : null;

const VerifyNumberForm = (): ReactNode => {
  const { verify, resendCode, phones } = useUseCases().twoFactor;
  const session = useSession();
  const { twoFactor } = session;
  const page = useCodePage({ purpose: 'TwoFactor', submit: verify, resend: resendCode });
  const navigateTo = useNavigateTo();
  const isByEmail = codeChannel(twoFactor) === 'email';
  const hasOtherWay = !isByEmail && nextChannel(twoFactor) !== null;
  const email = emailToAskPassword(session);
  const asksPassword = email !== null;
  return (
    <CodeForm
      heading={{ id: 'twoFactor.verify.heading' }}
      lead={sentTo(session, phones.shown(twoFactor))}
      page={page}
      submit={{ id: 'twoFactor.verify.submit' }}
      onSubmit={(text) =>
        page.enter({
          code: text('code'),
          password: asksPassword ? text('password') : null,
          rememberBrowser: text('rememberBrowser') === 'yes',
        })
      }
      onOtherWay={hasOtherWay ? () => void navigateTo(toRoute('/2fa/phone-validation')) : null}
      before={
        <>
          {asksPassword && <PasswordAgain email={email} hint={{ id: 'twoFactor.verify.passwordHint' }} />}
          <Checkbox name="rememberBrowser" label={{ id: 'twoFactor.verify.remember' }} />
        </>
      }
    >
      {!isByEmail && <OtherNumberLink />}
    </CodeForm>
  );
};

/** Says that codes go to a first or another number from now on. Its button continues. */
export const NumberChangedScreen = (): ReactNode => {
  const { finish, phones } = useUseCases().twoFactor;
  const { twoFactor } = useSession();
  const { mutate, isPending, error } = useAction(finish);
  const shown = phones.shown(twoFactor);
  const isFirst = twoFactor.given === 'WithFirstNumber';
  return (
    <Form
      heading={{ id: `twoFactor.${isFirst ? 'added' : 'changed'}.heading` }}
      lead={shown && <NumberSentence id="twoFactor.changed.lead" shown={shown} />}
      errors={formErrors(error)}
      fault={error}
      busy={isPending}
      submit={{ id: 'twoFactor.continue' }}
      onSubmit={() => mutate()}
      notice={cancelledNotice(error, 'session.cancelled')}
    />
  );
};
