import type { ReactNode } from 'react';
import type { TypedVerification } from '#application/two-factor/verifyTwoFactorCode.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { shownEmail } from '#domain/session/changes.ts';
import { nextChannel } from '#domain/two-factor/channels.ts';
import { hasConfirmedNumber, triesLeft } from '#domain/two-factor/codeChanges.ts';
import { CodeForm } from '#ui/code/CodeForm.tsx';
import { mailboxOf } from '#ui/code/mailboxOf.ts';
import { PasswordAgain } from '#ui/code/PasswordAgain.tsx';
import { useCodePage } from '#ui/code/useCodePage.ts';
import { Checkbox } from '#ui/shared/form/Choice.tsx';
import { formText } from '#ui/shared/form/formValues.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { useNavigateTo } from '#ui/shared/navigation/useNavigateTo.ts';
import { NumberChangedScreen } from './NumberChangedScreen.tsx';
import { OtherNumberLink } from './OtherNumberLink.tsx';
import { codeRecipient, SentLead } from './SentLead.tsx';
import { withTriesLeft } from './twoFactorErrors.ts';
import { useRerunGuards } from './useRerunGuards.ts';
import { useSmsCode } from './useSmsCode.ts';

/** Asks for the code; after a code that confirms a new number, shows that confirmation instead. */
export const VerifyNumberScreen = (): ReactNode =>
  hasConfirmedNumber(useSession().twoFactor) ? <NumberChangedScreen /> : <VerifyNumberForm />;

const readVerification = (form: HTMLFormElement, asksPassword: boolean): TypedVerification => ({
  code: formText(form, 'code'),
  password: asksPassword ? formText(form, 'password') : null,
  rememberBrowser: formText(form, 'rememberBrowser') === 'yes',
});

const VerifyNumberForm = (): ReactNode => {
  const { verifyTwoFactorCode, resendTwoFactorCode, phones } = useUseCases();
  const session = useSession();
  const {
    twoFactor,
    secrets: { password },
  } = session;
  const page = useCodePage({ purpose: 'TwoFactor', submit: verifyTwoFactorCode, resend: resendTwoFactorCode });
  useRerunGuards(page.resend.fault);
  useSmsCode();
  const errors = withTriesLeft(page.errors, triesLeft(twoFactor));
  const recipient = codeRecipient(session, phones.shown(twoFactor));
  const go = useNavigateTo();
  const hasOtherWay = twoFactor.channel !== 'email' && nextChannel(twoFactor) !== null;
  const passwordFor = twoFactor.requirement === 'BySignIn' && password === null ? shownEmail(session) : null;
  return (
    <CodeForm
      heading={{ id: 'twoFactor.verify.heading' }}
      lead={recipient && <SentLead recipient={recipient} />}
      mailTo={twoFactor.channel === 'email' ? mailboxOf(session, 'TwoFactor') : null}
      page={{ ...page, errors }}
      sendsItself={passwordFor === null}
      submit={{ id: 'twoFactor.verify.submit' }}
      onSubmit={(form) => page.enter(readVerification(form, passwordFor !== null))}
      before={
        passwordFor !== null && (
          <PasswordAgain email={passwordFor} hint={{ id: 'twoFactor.verify.passwordHint' }} errors={errors} />
        )
      }
      onOtherWay={hasOtherWay ? () => void go(toRoute('/2fa/phone-validation')) : null}
      after={<Checkbox name="rememberBrowser" label={{ id: 'twoFactor.verify.remember' }} />}
    >
      {recipient?.channel !== 'email' && <OtherNumberLink />}
    </CodeForm>
  );
};
