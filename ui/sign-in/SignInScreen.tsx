import type { ReactNode } from 'react';
import { mayBeReady } from '#domain/session/oneTimeCall.ts';
import type { Session } from '#domain/session/session.ts';
import { useTypedEmail } from '#ui/shared/form/EmailField.tsx';
import { useSystemFields } from '#ui/shared/hooks/appData.tsx';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
import { SignInForm } from './SignInForm.tsx';

const reasonOf = (session: Session): Message | null => {
  if (session.progress.isNewAccount) return { id: 'signIn.newAccount' };
  if (mayBeReady(session)) return { id: 'signIn.mayBeReady' };
  return session.progress.passwordChange === 'NeedsSignIn' ? { id: 'signIn.forPasswordChange' } : null;
};

/** Connects the sign-in form to its use cases. */
export const SignInScreen = (): ReactNode => {
  const useCases = useUseCases();
  const session = useSession();
  const { mutate, isPending, error } = useAction(useCases.signIn);
  const social = useAction(useCases.startSocial);
  const { socialLogins } = useSystemFields();
  return (
    <SignInForm
      busy={isPending || social.isPending}
      fault={error ?? social.error ?? session.progress.entryFault}
      typedEmail={useTypedEmail()}
      reason={reasonOf(session)}
      providers={socialLogins}
      onSubmit={mutate}
      onCancel={() => void useCases.abandon()}
      onProvider={social.mutate}
    />
  );
};
