import { useEffect, type ReactNode } from 'react';
import { maskEmail } from '#domain/identity/maskEmail.ts';
import { sentTo } from '#ui/code/sentTo.ts';
import { useCodePage } from '#ui/code/useCodePage.ts';
import { useAwaitingRules, usePasswordRules } from '#ui/shared/queries.ts';
import { useAction, useCommand } from '#ui/shared/useAction.ts';
import { useSession } from '#ui/shared/useSession.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { NewPasswordView } from './NewPasswordView.tsx';
import { SendingCodeView } from './SendingCodeView.tsx';

/** Has the code sent that the page promises, then joins the page to its use cases. */
export const ChangePasswordScreen = (): ReactNode => {
  const { openPasswordChange, changePassword, resendChangeCode, abandon } = useUseCases();
  const { mutate: open, isSuccess, isPending, error } = useAction(openPasswordChange);
  const session = useSession();
  const rules = usePasswordRules();
  const rulesAwaited = useAwaitingRules();
  const page = useCodePage(useAction(changePassword), useCommand(resendChangeCode), rules);
  useEffect(() => open(), [open]);
  const onCancel = (): void => void abandon();
  if (!isSuccess) return <SendingCodeView busy={isPending} fault={error} onRetry={() => open()} onCancel={onCancel} />;
  return (
    <NewPasswordView
      heading={{ id: 'changePassword.heading' }}
      lead={sentTo(session, 'PasswordChange', session.email === null ? '' : maskEmail(session.email))}
      page={page}
      email={session.email ?? ''}
      rules={rules}
      rulesAwaited={rulesAwaited}
      asksCode
      onCancel={onCancel}
    />
  );
};
