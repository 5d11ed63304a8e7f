import type { ReactNode } from 'react';
import { siteName } from '#domain/redirect/siteName.ts';
import { useAction } from '#ui/shared/useAction.ts';
import { useSession } from '#ui/shared/useSession.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { ContinueForm } from './ContinueForm.tsx';

/** Names who is signed in already, and where the visit goes on to. */
export const ContinueScreen = (): ReactNode => {
  const useCases = useUseCases();
  const { signedInAs, redirect } = useSession();
  const goingOn = useAction(useCases.continueSession);
  const another = useAction(useCases.useAnotherAccount);
  return (
    <ContinueForm
      heading={{ id: 'session.continueAs', values: { email: signedInAs ?? '' } }}
      lead={redirect === null ? null : { id: 'session.goingOn', values: { site: siteName(redirect) } }}
      busy={goingOn.isPending || another.isPending}
      fault={goingOn.error}
      onContinue={goingOn.mutate}
      onAnother={another.mutate}
      onCancel={() => void useCases.abandon()}
    />
  );
};
