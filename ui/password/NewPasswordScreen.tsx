import type { ReactNode } from 'react';
import { sentTo } from '#ui/code/sentTo.tsx';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** Sets the new password of a reset. Asks for the code again when it is unknown or was wrong. */
export const NewPasswordScreen = (): ReactNode => {
  const { resetPassword, resendResetCode } = useUseCases();
  const session = useSession();
  const {
    secrets: { code },
    codes: { fault: codeFault },
    typed: { email },
  } = session;
  const asksCode = code === null || codeFault !== null;
  return (
    <NewPasswordForm
      heading={{ id: 'reset.new.heading' }}
      lead={asksCode ? sentTo(session, 'PasswordReset', email ?? '') : null}
      asksCode={asksCode}
      purpose="PasswordReset"
      submit={resetPassword}
      resend={resendResetCode}
    />
  );
};
