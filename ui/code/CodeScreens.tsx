import type { ReactNode } from 'react';
import { shownEmail } from '#domain/session/emailChanges.ts';
import { FormHeading } from '#ui/shared/form/FormHeading.tsx';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
import { AppLink } from '#ui/shared/layout/links.tsx';
import { CodeForm, PasswordAgain } from './CodeForm.tsx';
import { useCodePage } from './useCodePage.ts';

/** Asks for the code that confirms a new account, and for the password again when a reload lost it. */
export const SignUpCodeScreen = (): ReactNode => {
  const { confirm, resendCode } = useUseCases().signUp;
  const session = useSession();
  const page = useCodePage({ purpose: 'SignUp', submit: confirm, resend: resendCode });
  const email = shownEmail(session) ?? '';
  // Because: a confirmed account has an auth code, and the password is gone.
  const asksPassword = session.secrets.password === null && session.person.authCode === null;
  return (
    <CodeForm
      heading={{ id: 'code.heading' }}
      page={page}
      sendsItself={!asksPassword}
      submit={{ id: 'signUp.confirm' }}
      onSubmit={(text) => page.enter({ code: text('code'), password: asksPassword ? text('password') : null })}
      after={asksPassword && <PasswordAgain email={email} hint={{ id: 'signUp.passwordAgain' }} errors={page.errors} />}
    >
      <AppLink to="/signup" label={{ id: 'code.otherEmail' }} />
    </CodeForm>
  );
};

/** Asks for the code of a password reset. Looks the same whether or not the account exists. */
export const ResetCodeScreen = (): ReactNode => {
  const { enterResetCode, resendResetCode } = useUseCases().password;
  const page = useCodePage({ purpose: 'PasswordReset', submit: enterResetCode, resend: resendResetCode });
  return (
    <CodeForm
      heading={{ id: 'code.heading' }}
      page={page}
      submit={{ id: 'reset.continue' }}
      onSubmit={(text) => page.enter(text('code'))}
    >
      <AppLink to="/forgot-password" label={{ id: 'code.otherEmail' }} />
    </CodeForm>
  );
};

const heading: Message = { id: 'emailChange.heading' };

/** Asks for the code that confirms a changed email address; once the session is over, only leads to sign-in. */
export const EmailChangeScreen = (): ReactNode => {
  const { confirmChange, resendCode } = useUseCases().email;
  const page = useCodePage({ purpose: 'EmailChange', submit: confirmChange, resend: resendCode });
  if (page.resend.fault?._tag === 'SignedOut')
    return (
      <>
        <FormHeading heading={heading} errors={page.errors} fault={page.fault} />
        <AppLink to="/signin" label={{ id: 'notFound.signIn' }} look="primary" />
      </>
    );
  return (
    <CodeForm
      {...{ heading, page }}
      submit={{ id: 'emailChange.submit' }}
      onSubmit={(text) => page.enter(text('code'))}
    />
  );
};
