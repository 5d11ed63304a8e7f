import type { ReactNode } from 'react';
import { useSystemFields } from '#ui/shared/readings.tsx';
import { useAction } from '#ui/shared/useAction.ts';
import { useSession } from '#ui/shared/useSession.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { SignInForm } from './SignInForm.tsx';

/** Joins the form to the use case. Holds no markup and no rule of its own. */
export const SignInScreen = (): ReactNode => {
  const useCases = useUseCases();
  const { email, entryFault } = useSession();
  const { mutate, isPending, error } = useAction(useCases.signIn);
  const social = useAction(useCases.startSocial);
  const { socialLogins } = useSystemFields();
  return (
    <SignInForm
      busy={isPending || social.isPending}
      fault={error ?? entryFault}
      defaultEmail={email ?? ''}
      providers={socialLogins}
      onSubmit={mutate}
      onCancel={() => void useCases.abandon()}
      onProvider={social.mutate}
    />
  );
};
