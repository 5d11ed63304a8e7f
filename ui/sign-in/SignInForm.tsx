import type { ReactNode } from 'react';
import type { TypedCredentials } from '#domain/identity/credentials.ts';
import type { SocialLogin } from '#domain/system/systemFields.ts';
import { AppLink } from '#ui/shared/AppLink.tsx';
import { ErrorSummary, type FormError } from '#ui/shared/ErrorSummary.tsx';
import { EmailField } from '#ui/shared/EmailField.tsx';
import { Notice } from '#ui/shared/Notice.tsx';
import { PageHeading } from '#ui/shared/PageHeading.tsx';
import { PasswordField } from '#ui/shared/PasswordField.tsx';
import { SlowNotice } from '#ui/shared/SlowNotice.tsx';
import { SubmitButton } from '#ui/shared/SubmitButton.tsx';
import { Words } from '#ui/shared/Words.tsx';
import { errorOf } from '#ui/shared/errorOf.ts';
import { sending } from '#ui/shared/sending.ts';
import form from '#ui/shared/Form.module.css';
import { SocialButtons } from './SocialButtons.tsx';
import { signInErrors, type SignInFault } from './signInErrors.ts';
import { typedIn } from './typedIn.ts';
import { useForgetPassword } from './useForgetPassword.ts';

type Props = {
  readonly busy: boolean;
  readonly fault: SignInFault | null;
  readonly defaultEmail: string;
  readonly providers: ReadonlyArray<SocialLogin>;
  readonly onSubmit: (typed: TypedCredentials) => void;
  readonly onCancel: () => void;
  readonly onProvider: (provider: SocialLogin) => void;
};

/** Asks for email and password. Keeps what was typed, but for a password the service did not accept. */
export const SignInForm = (props: Props): ReactNode => {
  const { busy, fault, defaultEmail, providers, onSubmit, onCancel, onProvider } = props;
  const errors = busy ? [] : signInErrors(fault);
  const password = useForgetPassword(fault);
  return (
    <>
      <PageHeading heading={{ id: 'signIn.heading' }} failing={errors.length > 0} />
      {errors.length > 0 && <ErrorSummary errors={errors} occasion={fault} />}
      <Notice message={!busy && fault?._tag === 'Cancelled' ? { id: 'signIn.fault.Cancelled' } : null} />
      <form
        ref={password}
        method="post"
        noValidate
        className={form['form']}
        onSubmit={sending({ busy, send: (element) => onSubmit(typedIn(element)) })}
      >
        <SignInFields errors={errors} defaultEmail={defaultEmail} />
        <SubmitButton label={{ id: 'signIn.submit' }} busy={busy} />
        <SlowNotice busy={busy} onCancel={onCancel} />
      </form>
      <p className={form['foot']}>
        <Words id="signIn.noAccount" />
        <AppLink to="/signup" label={{ id: 'signIn.createAccount' }} />
      </p>
      {/* Last, since one the brand did not know ahead comes late, and would move what stands below it from under a finger. */}
      {providers.length > 0 && <SocialButtons providers={providers} onProvider={onProvider} />}
    </>
  );
};

type FieldsProps = { readonly errors: ReadonlyArray<FormError>; readonly defaultEmail: string };

const SignInFields = ({ errors, defaultEmail }: FieldsProps): ReactNode => (
  <>
    <EmailField
      name="email"
      label={{ id: 'signIn.email' }}
      defaultValue={defaultEmail}
      error={errorOf(errors, 'email')}
    />
    <PasswordField
      name="password"
      label={{ id: 'signIn.password' }}
      autoComplete="current-password"
      error={errorOf(errors, 'password')}
    />
    <p className={form['aside']}>
      <AppLink to="/forgot-password" label={{ id: 'signIn.forgotten' }} />
    </p>
  </>
);
