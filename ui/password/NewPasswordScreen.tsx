import type { ReactNode } from 'react';
import { useCodePage } from '#ui/code/useCodePage.ts';
import { useAwaitingRules, usePasswordRules } from '#ui/shared/queries.ts';
import { useAction, useCommand } from '#ui/shared/useAction.ts';
import { useSession } from '#ui/shared/useSession.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { NewPasswordView } from './NewPasswordView.tsx';

/** Joins the page to its use cases. The code is asked for again where it is not at hand, or was not right. */
export const NewPasswordScreen = (): ReactNode => {
  const { resetPassword, resendResetCode, abandon } = useUseCases();
  const { email, code, codeFault } = useSession();
  const rules = usePasswordRules();
  const rulesAwaited = useAwaitingRules();
  return (
    <NewPasswordView
      heading={{ id: 'reset.new.heading' }}
      lead={null}
      page={useCodePage(useAction(resetPassword), useCommand(resendResetCode), rules)}
      email={email ?? ''}
      rules={rules}
      rulesAwaited={rulesAwaited}
      asksCode={code === null || codeFault !== null}
      onCancel={() => void abandon()}
    />
  );
};
