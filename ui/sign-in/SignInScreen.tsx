import type { ReactNode } from 'react';
import { useSystemFields } from '#ui/shared/hooks/appData.tsx';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession } from '#ui/shared/hooks/useSession.ts';
import { useTypedEmail } from '#ui/shared/hooks/useTypedEmail.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { SignInForm } from './SignInForm.tsx';

/** Connects the sign-in form to its use cases. */
export const SignInScreen = (): ReactNode => {
  const useCases = useUseCases();
  const { entryFault, passwordChange } = useSession();
  const { mutate, isPending, error } = useAction(useCases.signIn);
  const social = useAction(useCases.startSocial);
  const { socialLogins } = useSystemFields();
  return (
    <SignInForm
      busy={isPending || social.isPending}
      fault={error ?? entryFault}
      typedEmail={useTypedEmail()}
      forPasswordChange={passwordChange === 'NeedsSignIn'}
      providers={socialLogins}
      onSubmit={mutate}
      onCancel={() => void useCases.abandon()}
      onProvider={social.mutate}
    />
  );
};
