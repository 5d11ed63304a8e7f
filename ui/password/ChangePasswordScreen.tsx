import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { maskEmail } from '#domain/identity/email.ts';
import type { TypedCode } from '#domain/identity/oneTimeCode.ts';
import { shownEmail } from '#domain/session/changes.ts';
import { mailboxOf } from '#ui/code/mailboxOf.ts';
import { sentTo } from '#ui/code/sentTo.tsx';
import type { TypedFormFault } from '#ui/shared/form/formErrors.ts';
import { usePasswordRules } from '#ui/shared/hooks/appData.tsx';
import { type FallibleUseCase, useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { usePasswordChanged } from '#ui/shared/navigation/useNavigateTo.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { PasswordChangedView } from './PasswordChangedView.tsx';
import { SendingCodeView } from './SendingCodeView.tsx';

/** Changes the password, and says so afterwards. */
export const ChangePasswordScreen = (): ReactNode =>
  usePasswordChanged() ? <PasswordChangedView /> : <ChangePasswordView />;

/** Requests the code first, then asks for it and for the new password. */
const ChangePasswordView = (): ReactNode => {
  const { openPasswordChange, resendChangeCode, abandon } = useUseCases();
  const { mutate: open, isSuccess, isPending, error } = useAction(openPasswordChange);
  const session = useSession();
  const email = shownEmail(session);
  const save = useChangePassword();
  // Because: this starts to load the rules while the code is sent; the form reads them.
  usePasswordRules();
  useEffect(() => open(), [open]);
  if (!isSuccess)
    return <SendingCodeView busy={isPending} fault={error} onRetry={() => open()} onCancel={() => void abandon()} />;
  return (
    <NewPasswordForm
      heading={{ id: 'changePassword.heading' }}
      lead={email === null ? null : sentTo(session, 'PasswordChange', maskEmail(email))}
      mailTo={mailboxOf(session, 'PasswordChange')}
      asksCode
      purpose="PasswordChange"
      submit={save}
      resend={resendChangeCode}
    />
  );
};

// Because: a reload of the page must not send another code, so the history entry says that the change is done.
const useChangePassword = (): FallibleUseCase<[TypedCode], TypedFormFault> => {
  const { changePassword } = useUseCases();
  const router = useRouter();
  return (typed) => async () => {
    const outcome = await changePassword(typed)();
    if (outcome._tag === 'Right' && outcome.right === null)
      await router.navigate({ to: '/change-password', replace: true, state: { passwordChanged: true } });
    return outcome;
  };
};
