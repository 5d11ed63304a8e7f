import { type ReactNode, useEffect } from 'react';
import { toRoute } from '#domain/navigation/destination.ts';
import { shownEmail } from '#domain/session/person.ts';
import { codeChannel, hasConfirmedNumber } from '#domain/two-factor/twoFactor.ts';
import { fillCode } from '#ui/code/CodeField.tsx';
import { CodeForm } from '#ui/code/CodeForm.tsx';
import { useCodePage } from '#ui/code/useCodePage.ts';
import { Checkbox } from '#ui/shared/form/Choice.tsx';
import { Form } from '#ui/shared/form/Form.tsx';
import { PasswordAgain } from '#ui/shared/form/PasswordField.tsx';
import { formErrors } from '#ui/shared/form/formErrors.ts';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { DoneMark } from '#ui/shared/layout/icons.tsx';
import { useNavigateTo } from '#ui/shared/navigation/useNavigateTo.ts';
import { NumberSentence } from './MaskedNumber.tsx';

/** Asks for the code. After a code that confirms a new number, it shows that confirmation instead. */
export const VerifyNumberScreen = (): ReactNode =>
  hasConfirmedNumber(useSession().twoFactor) ? <NumberChangedScreen /> : <VerifyNumberForm />;

const remember = {
  name: 'rememberBrowser',
  label: { id: 'twoFactor.verify.remember' },
  hint: { id: 'twoFactor.verify.rememberHint' },
} as const;

const VerifyNumberForm = (): ReactNode => {
  const { verify, resendCode } = useUseCases().twoFactor;
  const session = useSession();
  const { twoFactor } = session;
  const page = useCodePage({ purpose: 'TwoFactor', submit: verify, resend: resendCode });
  const navigateTo = useNavigateTo();
  const channel = codeChannel(twoFactor);
  // Because: also a person without another channel needs the way to another number.
  const byPhone = channel !== 'email' && {
    lead: <NumberSentence id={page.resend.sent ? `code.sentNew.${channel}` : `twoFactor.verify.lead.${channel}`} />,
    onOtherWay: () => void navigateTo(toRoute('/2fa/phone-validation')),
  };
  const asksPassword = twoFactor.requirement === 'BySignIn' && session.secrets.password === null;
  return (
    <CodeForm
      heading={{ id: 'twoFactor.verify.heading' }}
      {...{ page, ...byPhone }}
      field={asksPassword ? null : 'code'}
      submit={{ id: 'twoFactor.verify.submit' }}
      onSubmit={(text) =>
        page.enter({
          code: text('code'),
          password: asksPassword ? text('password') : null,
          rememberBrowser: text('rememberBrowser') === 'yes',
        })
      }
      before={
        <>
          <SmsCode key={twoFactor.sent?.sendAttempts} />
          {asksPassword && (
            <PasswordAgain email={shownEmail(session) ?? ''} hint={{ id: 'twoFactor.verify.passwordHint' }} />
          )}
          <Checkbox {...remember} />
        </>
      }
    />
  );
};

/** Fills in the code of a text message, where the browser can read it. Each sent code is waited for anew, by its key. */
const SmsCode = (): ReactNode => {
  const { receiveSmsCode } = useUseCases().twoFactor;
  useEffect(() => receiveSmsCode(fillCode), [receiveSmsCode]);
  return null;
};

/** Says that codes go to a first or another number from now on. Its button continues. */
export const NumberChangedScreen = (): ReactNode => {
  const { mutate, isPending, error } = useAction(useUseCases().twoFactor.finish);
  const isFirst = useSession().twoFactor.given === 'WithFirstNumber';
  return (
    <>
      <DoneMark />
      <Form
        heading={{ id: `twoFactor.${isFirst ? 'added' : 'changed'}.heading` }}
        lead={<NumberSentence id="twoFactor.changed.lead" />}
        errors={formErrors(error)}
        fault={error}
        busy={isPending}
        submit={{ id: 'twoFactor.continue' }}
        onSubmit={() => mutate()}
      />
    </>
  );
};
