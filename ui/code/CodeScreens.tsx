import type { ReactNode } from 'react';
import { pageTitles } from '#domain/navigation/stepper.ts';
import { shownEmail } from '#domain/session/person.ts';
import { PasswordAgain } from '#ui/shared/form/PasswordField.tsx';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { AppLink } from '#ui/shared/layout/links.tsx';
import { CodeForm } from './CodeForm.tsx';
import { useCodePage } from './useCodePage.ts';

/** Asks for the code that confirms a new account, and for the password again when a reload lost it. */
export const SignUpCodeScreen = (): ReactNode => {
  const { confirm, resendCode } = useUseCases().signUp;
  const session = useSession();
  const page = useCodePage({ purpose: 'SignUp', submit: confirm, resend: resendCode });
  const email = shownEmail(session) ?? '';
  const asksPassword = session.secrets.password === null && !session.secrets.isCodeAccepted;
  return (
    <CodeForm
      heading={{ id: pageTitles.verification }}
      field={asksPassword ? null : 'code'}
      page={page}
      submit={{ id: 'signUp.confirm' }}
      onSubmit={(text) => page.enter({ code: text('code'), password: asksPassword ? text('password') : null })}
      before={asksPassword && <PasswordAgain email={email} hint={{ id: 'signUp.passwordAgain' }} />}
    >
      <AppLink to="/signup" label={{ id: 'code.otherEmail' }} />
    </CodeForm>
  );
};

/** Asks for the code of a password reset. Looks the same whether or not the account exists. */
export const ResetCodeScreen = (): ReactNode => {
  const { enterResetCode, resendResetCode } = useUseCases().password;
  const page = useCodePage({
    purpose: 'PasswordReset',
    takesEffect: false,
    submit: enterResetCode,
    resend: resendResetCode,
  });
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
