import { useRouter } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { maskEmail } from '#domain/identity/emailDisplay.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { shownEmail } from '#domain/session/emailChanges.ts';
import type { Session } from '#domain/session/session.ts';
import { hasConfirmedNumber, triesLeft } from '#domain/two-factor/codeChanges.ts';
import { nextChannel } from '#domain/two-factor/offeredChannels.ts';
import type { ShownNumber } from '#domain/two-factor/phoneNumber.ts';
import { fillCode } from '#ui/code/CodeField.tsx';
import { CodeForm, PasswordAgain } from '#ui/code/CodeForm.tsx';
import { useCodePage } from '#ui/code/useCodePage.ts';
import { Notice } from '#ui/shared/feedback/Notice.tsx';
import { SlowNotice } from '#ui/shared/feedback/SlowNotice.tsx';
import { Checkbox } from '#ui/shared/form/Choice.tsx';
import { cancelledNotice } from '#ui/shared/form/Form.tsx';
import { FormHeading } from '#ui/shared/form/FormHeading.tsx';
import { type FormError, formErrors } from '#ui/shared/form/formErrors.ts';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { EmailSentence } from '#ui/shared/layout/MessageText.tsx';
import { useNavigateTo } from '#ui/shared/navigation/useNavigateTo.ts';
import { NumberLead, OtherNumberLink } from './phoneNumber.tsx';

/** Asks for the code; after a code that confirms a new number, shows that confirmation instead. */
export const VerifyNumberScreen = (): ReactNode =>
  hasConfirmedNumber(useSession().twoFactor) ? <NumberChangedScreen /> : <VerifyNumberForm />;

/** Adds the number of tries left to the error for a wrong code, when it is known. */
export const withTriesLeft = (errors: ReadonlyArray<FormError>, left: number | null): ReadonlyArray<FormError> =>
  errors.map((error) =>
    left !== null && error.message.id === 'signIn.fault.CodeMismatch'
      ? { ...error, message: { id: 'twoFactor.verify.wrong', values: { count: left } } }
      : error,
  );

/** Tells to which masked number or email the code was sent; null while none was. */
const sentTo = (session: Session, shown: ShownNumber | null): ReactElement | null => {
  const { channel } = session.twoFactor;
  const email = shownEmail(session);
  if (channel === 'email') return email === null ? null : <EmailSentence id="code.sentTo" email={maskEmail(email)} />;
  return channel && shown && <NumberLead id={`twoFactor.verify.lead.${channel}`} shown={shown} />;
};

const VerifyNumberForm = (): ReactNode => {
  const { verify, resendCode, phones } = useUseCases().twoFactor;
  const session = useSession();
  const { twoFactor, secrets } = session;
  const page = useCodePage({ purpose: 'TwoFactor', submit: verify, resend: resendCode });
  useRerunGuards(page.resend.fault);
  useSmsCode();
  const errors = withTriesLeft(page.errors, triesLeft(twoFactor));
  const go = useNavigateTo();
  const isByEmail = twoFactor.channel === 'email';
  const hasOtherWay = !isByEmail && nextChannel(twoFactor) !== null;
  const passwordFor = twoFactor.requirement === 'BySignIn' && secrets.password === null ? shownEmail(session) : null;
  return (
    <CodeForm
      heading={{ id: 'twoFactor.verify.heading' }}
      lead={sentTo(session, phones.shown(twoFactor))}
      linksMailbox={isByEmail}
      page={{ ...page, errors }}
      sendsItself={passwordFor === null}
      submit={{ id: 'twoFactor.verify.submit' }}
      onSubmit={(text) =>
        page.enter({
          code: text('code'),
          password: passwordFor === null ? null : text('password'),
          rememberBrowser: text('rememberBrowser') === 'yes',
        })
      }
      before={
        passwordFor !== null && (
          <PasswordAgain email={passwordFor} hint={{ id: 'twoFactor.verify.passwordHint' }} errors={errors} />
        )
      }
      onOtherWay={hasOtherWay ? () => void go(toRoute('/2fa/phone-validation')) : null}
      after={<Checkbox name="rememberBrowser" label={{ id: 'twoFactor.verify.remember' }} />}
    >
      {!isByEmail && <OtherNumberLink />}
    </CodeForm>
  );
};

/** Runs the guards again after a fault, because the fault may have locked this screen. */
const useRerunGuards = (fault: unknown): void => {
  const router = useRouter();
  useEffect(() => {
    if (fault !== null) void router.invalidate();
  }, [fault, router]);
};

/** Fills in the code of a text message, where the browser can read it; each sent code is waited for anew. */
const useSmsCode = (): void => {
  const { receiveSmsCode } = useUseCases().twoFactor;
  const { channel, sendAttempts } = useSession().twoFactor;
  useEffect(() => receiveSmsCode({ channel, sendAttempts }, fillCode), [receiveSmsCode, channel, sendAttempts]);
};

/** Confirms that codes go to a first number, or to another one, from now on; until the person continues. */
export const NumberChangedScreen = (): ReactNode => {
  const { finish, phones } = useUseCases().twoFactor;
  const { twoFactor } = useSession();
  const { mutate, isPending, error } = useAction(finish);
  const shown = phones.shown(twoFactor);
  const isFirst = twoFactor.given === 'WithFirstNumber';
  return (
    <>
      <FormHeading
        heading={{ id: `twoFactor.${isFirst ? 'added' : 'changed'}.heading` }}
        lead={shown && <NumberLead id="twoFactor.changed.lead" shown={shown} />}
        errors={formErrors(error)}
        fault={error}
      />
      <Notice {...cancelledNotice(error, 'session.cancelled')} />
      <Button label={{ id: 'twoFactor.continue' }} look="primary" busy={isPending} onPress={() => mutate()} />
      <SlowNotice busy={isPending} />
    </>
  );
};
