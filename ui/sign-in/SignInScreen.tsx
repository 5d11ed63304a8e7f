import type { ReactNode } from 'react';
import type { SignInUseCases } from '#application/sign-in/signIn.ts';
import type { Session } from '#domain/session/session.ts';
import { EmailField, useTypedEmail } from '#ui/shared/form/EmailField.tsx';
import form from '#ui/shared/form/Form.module.css';
import { Form } from '#ui/shared/form/Form.tsx';
import { PasswordField } from '#ui/shared/form/PasswordField.tsx';
import { formErrors } from '#ui/shared/form/formErrors.ts';
import { emptyUnlessChanged, readCredentials } from '#ui/shared/form/formValues.ts';
import { useArrived } from '#ui/shared/form/waits.ts';
import { useSystemFields } from '#ui/shared/hooks/systemFields.ts';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { type Message, MessageText } from '#ui/shared/layout/MessageText.tsx';
import { AppLink } from '#ui/shared/layout/links.tsx';
import { SocialButtons } from './SocialButtons.tsx';

/** Why the user has to sign in; null where there is nothing to say. */
const reasonOf = (session: Session): Message | null => {
  if (session.progress.newAccount !== 'None') return { id: 'signIn.newAccount' };
  return session.progress.passwordChange === 'NeedsSignIn' ? { id: 'signIn.forPasswordChange' } : null;
};

/** Asks for email and password. Keeps what the user typed, except a password that the service rejected. */
export const SignInScreen = (): ReactNode => {
  const { submit, startSocial } = useUseCases().signIn;
  const session = useSession();
  const { socialLogins } = useSystemFields();
  const { mutate, isPending, error } = useAction(forgettingPassword(submit));
  const social = useAction(startSocial);
  const busy = isPending || social.isPending;
  const entryFault = useArrived(session.progress.entryFault);
  const fault = error ?? social.error ?? entryFault;
  const errors = busy ? [] : formErrors(fault);
  return (
    <>
      <Form
        heading={{ id: 'signIn.heading' }}
        {...{ errors, fault, busy }}
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
  (submit: SignInUseCases['submit']): SignInUseCases['submit'] =>
  (typed) =>
  async () => {
    const empty = emptyUnlessChanged('password');
    const outcome = await submit(typed)();
    if (outcome._tag === 'Left' && outcome.left._tag === 'WrongCredentials') empty();
    return outcome;
  };
