import { useEffect, type ReactNode } from 'react';
import { maskEmail } from '#domain/identity/maskEmail.ts';
import { sentTo } from '#ui/code/sentTo.ts';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { usePasswordRules } from '#ui/shared/hooks/appData.tsx';
import { useSession } from '#ui/shared/hooks/useSession.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { SendingCodeView } from './SendingCodeView.tsx';

/** Requests the code first, then asks for it and for the new password. */
export const ChangePasswordScreen = (): ReactNode => {
  const { openPasswordChange, changePassword, resendChangeCode, abandon } = useUseCases();
  const { mutate: open, isSuccess, isPending, error } = useAction(openPasswordChange);
  const session = useSession();
  // Because: this starts to load the rules while the code is sent; the form reads them.
  usePasswordRules();
  useEffect(() => open(), [open]);
  if (!isSuccess)
    return <SendingCodeView busy={isPending} fault={error} onRetry={() => open()} onCancel={() => void abandon()} />;
  return (
    <NewPasswordForm
      heading={{ id: 'changePassword.heading' }}
      lead={session.email === null ? null : sentTo(session, 'PasswordChange', maskEmail(session.email))}
      asksCode
      save={changePassword}
      resend={resendChangeCode}
    />
  );
};
