import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { mayBeReady } from '#domain/session/oneTimeCall.ts';
import type { Session } from '#domain/session/session.ts';
import type { SocialProvider } from '#domain/brand/socialProvider.ts';
import { EmailField, useTypedEmail } from '#ui/shared/form/EmailField.tsx';
import form from '#ui/shared/form/Form.module.css';
import { cancelledNotice, Form } from '#ui/shared/form/Form.tsx';
import { type FormError, formErrors } from '#ui/shared/form/formErrors.ts';
import { readCredentials } from '#ui/shared/form/formValues.ts';
import { PasswordField } from '#ui/shared/form/PasswordField.tsx';
import { useArrived } from '#ui/shared/form/waits.ts';
import { useSystemFields } from '#ui/shared/hooks/systemFields.ts';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { AppLink } from '#ui/shared/layout/links.tsx';
import { type Message, MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './SocialButtons.module.css';

/** Why the user has to sign in; null where there is nothing to say. */
const reasonOf = (session: Session): Message | null => {
  if (session.progress.newAccount !== 'None') return { id: 'signIn.newAccount' };
  if (mayBeReady(session)) return { id: 'signIn.mayBeReady' };
  return session.progress.passwordChange === 'NeedsSignIn' ? { id: 'signIn.forPasswordChange' } : null;
};

/** Asks for email and password. Keeps what the user typed, except a password that the service rejected. */
export const SignInScreen = (): ReactNode => {
  const { submit, startSocial } = useUseCases().signIn;
  const session = useSession();
  const { socialLogins } = useSystemFields();
  const { mutate, isPending, error } = useAction(submit);
  const social = useAction(startSocial);
  const busy = isPending || social.isPending;
  const entryFault = useArrived(session.progress.entryFault);
  const fault = error ?? social.error ?? entryFault;
  const errors = busy ? [] : formErrors(fault);
  useForgetPassword(fault);
  const { message } = cancelledNotice(busy ? null : fault);
  return (
    <>
      <Form
        heading={{ id: 'signIn.heading' }}
        {...{ errors, fault, busy }}
        notice={{ message: message ?? reasonOf(session) }}
        submit={{ id: 'signIn.submit' }}
        onSubmit={(text) => mutate(readCredentials(text))}
      >
        <Fields errors={errors} />
      </Form>
      {socialLogins.length > 0 && <SocialButtons providers={socialLogins} onProvider={social.mutate} />}
      <p className={`tall-links ${form['foot']}`}>
        <MessageText id="signIn.noAccount" />
        <AppLink to="/signup" label={{ id: 'signIn.createAccount' }} />
      </p>
    </>
  );
};

const Fields = ({ errors }: { readonly errors: ReadonlyArray<FormError> }): ReactNode => (
  <>
    <EmailField label={{ id: 'signIn.email' }} errors={errors} {...useTypedEmail()} />
    <PasswordField label={{ id: 'signIn.password' }} autoComplete="current-password" errors={errors} />
    <p className={`tall-links ${form['aside']}`}>
      <AppLink to="/forgot-password" label={{ id: 'signIn.forgotten' }} />
    </p>
  </>
);

type SocialProps = {
  readonly providers: ReadonlyArray<SocialProvider>;
  readonly onProvider: (provider: SocialProvider) => void;
};

/** One button per identity provider, with its name and its mark. */
const SocialButtons = ({ providers, onProvider }: SocialProps): ReactNode => {
  const { formatMessage } = useIntl();
  return (
    <>
      <div className={`hint ${form['or']}`}>
        <MessageText id="signIn.or" />
      </div>
      <div className={form['stack']}>
        {providers.map((provider) => (
          <Button
            key={provider}
            // Because: a mark in the style sheet is no script of the first load.
            icon={<span className={styles['mark']} data-provider={provider} aria-hidden="true" />}
            label={{ id: 'signIn.social', values: { provider: formatMessage({ id: `social.${provider}` }) } }}
            onPress={() => onProvider(provider)}
          />
        ))}
      </div>
    </>
  );
};

/** Clears the password of a form once the service rejected it; any other fault keeps it. */
const useForgetPassword = (fault: { readonly _tag: string } | null): void =>
  useEffect(() => {
    const input = document.getElementById('password');
    if (fault?._tag === 'WrongCredentials' && input instanceof HTMLInputElement) input.value = '';
  }, [fault]);
