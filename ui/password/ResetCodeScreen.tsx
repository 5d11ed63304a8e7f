import type { ReactNode } from 'react';
import { CodeForm } from '#ui/code/CodeForm.tsx';
import { useCodePage } from '#ui/code/useCodePage.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { AppLink } from '#ui/shared/layout/links.tsx';

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
