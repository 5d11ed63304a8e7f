import type { ReactNode } from 'react';
import { sentTo } from '#ui/code/sentTo.ts';
import { useCodePage } from '#ui/code/useCodePage.ts';
import { useAction, useCommand } from '#ui/shared/useAction.ts';
import { useSession } from '#ui/shared/useSession.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { SignUpCodeView } from './SignUpCodeView.tsx';

/** Joins the page to its use cases. */
export const SignUpCodeScreen = (): ReactNode => {
  const { confirmSignUp, resendSignUpCode, abandon } = useUseCases();
  const session = useSession();
  const page = useCodePage(useAction(confirmSignUp), useCommand(resendSignUpCode));
  const email = session.email ?? '';
  return (
    <SignUpCodeView
      page={page}
      email={email}
      lead={sentTo(session, 'SignUp', email)}
      asksPassword={session.password === null}
      onCancel={() => void abandon()}
    />
  );
};
