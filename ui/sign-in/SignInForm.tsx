import type { ReactNode } from 'react';
import type { TypedCredentials } from '#domain/identity/credentials.ts';
import type { SocialLogin } from '#domain/system/systemFields.ts';
import type { NoticeProps } from '#ui/shared/feedback/Notice.tsx';
import { EmailField, type TypedEmail } from '#ui/shared/form/EmailField.tsx';
import styles from '#ui/shared/form/Form.module.css';
import { cancelledNotice, Form } from '#ui/shared/form/Form.tsx';
import { errorOf, formErrors, type TypedFormFault } from '#ui/shared/form/formErrors.ts';
import { readCredentials } from '#ui/shared/form/formValues.ts';
import { PasswordField } from '#ui/shared/form/PasswordField.tsx';
import { AppLink } from '#ui/shared/layout/links.tsx';
import { type Message, MessageText } from '#ui/shared/layout/MessageText.tsx';
import { SocialButtons } from './SocialButtons.tsx';
import { useForgetPassword } from './useForgetPassword.ts';

type Props = {
  readonly busy: boolean;
  readonly fault: TypedFormFault | null;
  readonly typedEmail: TypedEmail;
  /** Why the user has to sign in; null where there is nothing to say. */
  readonly reason: Message | null;
  readonly providers: ReadonlyArray<SocialLogin>;
  readonly onSubmit: (typed: TypedCredentials) => void;
  readonly onCancel: () => void;
  readonly onProvider: (provider: SocialLogin) => void;
};

const noticeOf = (fault: TypedFormFault | null, reason: Message | null): NoticeProps => {
  const { message } = cancelledNotice(fault);
  return { message: message ?? reason };
};

/** Asks for email and password. Keeps what the user typed, except a password that the service rejected. */
export const SignInForm = (props: Props): ReactNode => {
  const { busy, fault, typedEmail, reason, providers, onSubmit, onCancel, onProvider } = props;
  const errors = busy ? [] : formErrors(fault);
  return (
    <>
      <Form
        ref={useForgetPassword(fault)}
        heading={{ id: 'signIn.heading' }}
        {...{ errors, fault, busy, onCancel }}
        notice={noticeOf(busy ? null : fault, reason)}
        submit={{ id: 'signIn.submit' }}
        onSubmit={(form) => onSubmit(readCredentials(form))}
      >
        <EmailField name="email" label={{ id: 'signIn.email' }} error={errorOf(errors, 'email')} {...typedEmail} />
        <PasswordField
          name="password"
          label={{ id: 'signIn.password' }}
          autoComplete="current-password"
          error={errorOf(errors, 'password')}
        />
        <p className={styles['aside']}>
          <AppLink to="/forgot-password" label={{ id: 'signIn.forgotten' }} />
        </p>
      </Form>
      {providers.length > 0 && <SocialButtons providers={providers} onProvider={onProvider} />}
      <p className={styles['foot']}>
        <MessageText id="signIn.noAccount" />
        <AppLink to="/signup" label={{ id: 'signIn.createAccount' }} />
      </p>
    </>
  );
};
