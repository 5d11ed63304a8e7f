import { type ReactNode, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SocialProvider } from '#domain/brand/socialProvider.ts';
import type { Session } from '#domain/session/session.ts';
import { EmailField } from '#ui/shared/form/EmailField.tsx';
import form from '#ui/shared/form/Form.module.css';
import { Form } from '#ui/shared/form/Form.tsx';
import { PasswordField } from '#ui/shared/form/PasswordField.tsx';
import { formErrors } from '#ui/shared/form/formErrors.ts';
import { readCredentials } from '#ui/shared/form/formValues.ts';
import { useSystemFields } from '#ui/shared/hooks/systemFields.ts';
import { type Action, useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { type Message, MessageText } from '#ui/shared/layout/MessageText.tsx';
import { AppLink } from '#ui/shared/layout/links.tsx';
import styles from './SocialButtons.module.css';

/** Why the user has to sign in; null where there is nothing to say. */
const reasonOf = (session: Session): Message | null => {
  if (session.progress.newAccount !== 'None') return { id: 'signIn.newAccount' };
  return session.progress.pending === 'PasswordChange' ? { id: 'signIn.forPasswordChange' } : null;
};

/** Asks for email and password. Keeps what the user typed, except a password that the service rejected. */
export const SignInScreen = (): ReactNode => {
  const { signIn, now } = useUseCases();
  const session = useSession();
  const { socialLogins } = useSystemFields();
  const { mutate, isPending, error } = useAction(signIn.submit);
  const social = useAction(signIn.startSocial);
  const { entryFault } = session.progress;
  const entered = useMemo(() => entryFault && { ...entryFault, arrivedAt: now() }, [entryFault, now]);
  const fault = error ?? entered;
  return (
    <>
      <Form
        heading={{ id: 'signIn.heading' }}
        errors={formErrors(fault)}
        fault={fault}
        busy={isPending}
        idle={social.isPending}
        reason={reasonOf(session)}
        submit={{ id: 'signIn.submit' }}
        onSubmit={(text) => mutate(readCredentials(text))}
        actionsBelow={<SocialButtons providers={socialLogins} social={social} idle={isPending} />}
      >
        <Fields />
      </Form>
      <p className={`tall-links ${form['foot']}`}>
        <MessageText id="signIn.noAccount" />
        <AppLink to="/signup" label={{ id: 'signIn.createAccount' }} />
      </p>
    </>
  );
};

const Fields = (): ReactNode => (
  <>
    <EmailField label={{ id: 'signIn.email' }} />
    <PasswordField label={{ id: 'signIn.password' }} autoComplete="current-password" />
    <p className={`tall-links ${form['aside']}`}>
      <AppLink to="/forgot-password" label={{ id: 'signIn.forgotten' }} />
    </p>
  </>
);

type SocialProps = {
  readonly providers: ReadonlyArray<SocialProvider>;
  readonly social: Action<[SocialProvider], never>;
  /** Whether a sign-in with a password runs: the buttons then do nothing. */
  readonly idle: boolean;
};

/** One button per identity provider, with its name and its mark; nothing without providers. */
const SocialButtons = ({ providers, social: { mutate, isPending }, idle }: SocialProps): ReactNode => {
  const { formatMessage } = useIntl();
  const [pressed, setPressed] = useState<SocialProvider | null>(null);
  if (providers.length === 0) return null;
  const press = (provider: SocialProvider): void => {
    setPressed(provider);
    mutate(provider);
  };
  return (
    <>
      <div className={`hint ${form['or']}`}>
        <MessageText id="signIn.or" />
      </div>
      <div className={`${form['stack']} ${styles['providers']}`}>
        {providers.map((provider) => (
          <Button
            key={provider}
            icon={<span className={styles['mark']} data-provider={provider} aria-hidden="true" />}
            label={{ id: 'signIn.social', values: { provider: formatMessage({ id: `social.${provider}` }) } }}
            busy={isPending && provider === pressed}
            idle={idle || isPending}
            onPress={() => press(provider)}
          />
        ))}
      </div>
    </>
  );
};
