import type { ReactNode } from 'react';
import { siteName } from '#domain/redirect/siteName.ts';
import { useSession } from '#ui/shared/hooks/useSession.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { ContinueForm } from './ContinueForm.tsx';

/** Names the signed-in account and the site to continue to. */
export const ContinueScreen = (): ReactNode => {
  const { signedInAs, redirect } = useSession();
  return (
    <ContinueForm
      heading={{ id: 'session.continueAs', values: { email: signedInAs ?? '' } }}
      lead={redirect === null ? null : { id: 'session.goingOn', values: { site: siteName(redirect) } }}
      useCase={useUseCases().continueSession}
    />
  );
};
