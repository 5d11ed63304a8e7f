import { useRouter } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import type { TypedCode } from '#domain/identity/parseCodeForm.ts';
import { maskEmail } from '#domain/identity/maskEmail.ts';
import { shownEmail } from '#domain/session/shownEmail.ts';
import { mailboxOf } from '#ui/code/mailboxOf.ts';
import { sentTo } from '#ui/code/sentTo.tsx';
import type { TypedFormFault } from '#ui/shared/form/formErrors.ts';
import { useAction, type FallibleUseCase } from '#ui/shared/hooks/useAction.ts';
import { usePasswordRules } from '#ui/shared/hooks/usePasswordRules.ts';
import { usePasswordChanged } from '#ui/shared/hooks/usePasswordChanged.ts';
import { useSession } from '#ui/shared/hooks/useSession.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
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
