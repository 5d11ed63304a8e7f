import type { ReactNode } from 'react';
import { useSession } from '#ui/shared/hooks/useSession.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** Sets the new password of a reset. Asks for the code again when it is unknown or was wrong. */
export const NewPasswordScreen = (): ReactNode => {
  const { resetPassword, resendResetCode } = useUseCases();
  const { code, codeFault } = useSession();
  return (
    <NewPasswordForm
      heading={{ id: 'reset.new.heading' }}
      lead={null}
      asksCode={code === null || codeFault !== null}
      save={resetPassword}
      resend={resendResetCode}
    />
  );
};
