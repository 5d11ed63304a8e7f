import type { ReactNode } from 'react';
import { maskEmail } from '#domain/identity/maskEmail.ts';
import { sentTo } from '#ui/code/sentTo.ts';
import { useCodePage } from '#ui/code/useCodePage.ts';
import { useAction, useCommand } from '#ui/shared/useAction.ts';
import { useSession } from '#ui/shared/useSession.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { EmailChangeView } from './EmailChangeView.tsx';

/** Joins the page to its use cases. */
export const EmailChangeScreen = (): ReactNode => {
  const { confirmEmailChange, resendEmailChange, abandon } = useUseCases();
  const session = useSession();
  const sending = useCommand(resendEmailChange);
  const page = useCodePage(useAction(confirmEmailChange), sending);
  const email = session.email === null ? '' : maskEmail(session.email);
  return (
    <EmailChangeView
      page={page}
      lead={sentTo(session, 'EmailChange', email)}
      signedOut={sending.error?._tag === 'SignedOut'}
      onCancel={() => void abandon()}
    />
  );
};
