import { type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { UseCases } from '#application/useCases.ts';
import type { SocialProvider } from '#domain/brand/socialProvider.ts';
import type { Session } from '#domain/session/session.ts';
import { EmailField, useTypedEmail } from '#ui/shared/form/EmailField.tsx';
import form from '#ui/shared/form/Form.module.css';
import { Form } from '#ui/shared/form/Form.tsx';
import { PasswordField } from '#ui/shared/form/PasswordField.tsx';
import { formErrors } from '#ui/shared/form/formErrors.ts';
import { emptyUnlessChanged, readCredentials } from '#ui/shared/form/formValues.ts';
import { useSystemFields } from '#ui/shared/hooks/systemFields.ts';
import { useAction } from '#ui/shared/hooks/useAction.ts';
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
  const { mutate, isPending, error } = useAction(forgettingPassword(signIn.submit));
  const social = useAction(signIn.startSocial);
  const busy = isPending || social.isPending;
  const { entryFault } = session.progress;
  const entered = useMemo(() => entryFault && { ...entryFault, arrivedAt: now() }, [entryFault, now]);
  const fault = error ?? social.error ?? entered;
  return (
    <>
      <Form
        heading={{ id: 'signIn.heading' }}
        errors={formErrors(fault)}
        {...{ fault, busy }}
        reason={reasonOf(session)}
        submit={{ id: 'signIn.submit' }}
        onSubmit={(text) => mutate(readCredentials(text))}
        actionsBelow={<SocialButtons providers={socialLogins} busy={busy} onProvider={social.mutate} />}
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
    <EmailField label={{ id: 'signIn.email' }} {...useTypedEmail()} />
    <PasswordField label={{ id: 'signIn.password' }} autoComplete="current-password" />
    <p className={`tall-links ${form['aside']}`}>
      <AppLink to="/forgot-password" label={{ id: 'signIn.forgotten' }} />
    </p>
  </>
);

/** Empties the password once the service has rejected it; any other fault keeps it. */
const forgettingPassword =
  (submit: UseCases['signIn']['submit']): UseCases['signIn']['submit'] =>
  (typed) =>
  async () => {
    const empty = emptyUnlessChanged('password');
    const outcome = await submit(typed)();
    if (outcome._tag === 'Left' && outcome.left._tag === 'WrongCredentials') empty();
    return outcome;
  };

type SocialProps = {
  readonly providers: ReadonlyArray<SocialProvider>;
  /** Whether a sign-in runs, with a password or a provider: the buttons then do nothing. */
  readonly busy: boolean;
  readonly onProvider: (provider: SocialProvider) => void;
};

/** One button per identity provider, with its name and its mark; nothing without providers. */
const SocialButtons = ({ providers, busy, onProvider }: SocialProps): ReactNode => {
  const { formatMessage } = useIntl();
  if (providers.length === 0) return null;
  return (
    <>
      <div className={`hint ${form['or']}`}>
        <MessageText id="signIn.or" />
      </div>
      <div className={form['stack']}>
        {providers.map((provider) => (
          <Button
            key={provider}
            icon={<span className={styles['mark']} data-provider={provider} aria-hidden="true" />}
            label={{ id: 'signIn.social', values: { provider: formatMessage({ id: `social.${provider}` }) } }}
            idle={busy}
            onPress={() => onProvider(provider)}
          />
        ))}
      </div>
    </>
  );
};
