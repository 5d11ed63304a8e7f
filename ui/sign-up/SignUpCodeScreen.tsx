import type { ReactNode } from 'react';
import { shownEmail } from '#domain/session/changes.ts';
import { CodeForm, PasswordAgain } from '#ui/code/CodeForm.tsx';
import { useCodePage } from '#ui/code/useCodePage.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { AppLink } from '#ui/shared/layout/links.tsx';

/** Asks for the code that confirms a new account, and for the password again when a reload lost it. */
export const SignUpCodeScreen = (): ReactNode => {
  const { confirm: confirmSignUp, resendCode: resendSignUpCode } = useUseCases().signUp;
  const session = useSession();
  const page = useCodePage({ purpose: 'SignUp', submit: confirmSignUp, resend: resendSignUpCode });
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
