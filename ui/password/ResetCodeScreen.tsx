import type { ReactNode } from 'react';
import { sentTo } from '#ui/code/sentTo.ts';
import { useCodePage } from '#ui/code/useCodePage.ts';
import { useAction, useCommand } from '#ui/shared/useAction.ts';
import { useSession } from '#ui/shared/useSession.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { ResetCodeView } from './ResetCodeView.tsx';

/** Joins the page to its use cases. */
export const ResetCodeScreen = (): ReactNode => {
  const { enterResetCode, resendResetCode, abandon } = useUseCases();
  const session = useSession();
  const page = useCodePage(useAction(enterResetCode), useCommand(resendResetCode));
  const lead = sentTo(session, 'PasswordReset', session.email ?? '');
  return <ResetCodeView page={page} lead={lead} onCancel={() => void abandon()} />;
};
