import type { ReactNode } from 'react';
import { useAction } from '#ui/shared/useAction.ts';
import { useSession } from '#ui/shared/useSession.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { ContinueForm } from './ContinueForm.tsx';

/** Tells whoever came from an identity provider that there is an account with a password under that address. */
export const ExistingScreen = (): ReactNode => {
  const useCases = useUseCases();
  const { email } = useSession();
  const goingOn = useAction(useCases.useExistingAccount);
  const another = useAction(useCases.useAnotherAccount);
  return (
    <ContinueForm
      heading={{ id: 'session.existing.heading' }}
      lead={{ id: 'session.existing.text', values: { email: email ?? '' } }}
      busy={goingOn.isPending || another.isPending}
      fault={goingOn.error}
      onContinue={goingOn.mutate}
      onAnother={another.mutate}
      onCancel={() => void useCases.abandon()}
    />
  );
};
