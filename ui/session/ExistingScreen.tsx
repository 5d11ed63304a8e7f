import type { ReactNode } from 'react';
import { useSession } from '#ui/shared/hooks/useSession.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { ContinueForm } from './ContinueForm.tsx';

/** Tells a user of an identity provider that an account with a password exists for the same email. */
export const ExistingScreen = (): ReactNode => (
  <ContinueForm
    heading={{ id: 'session.existing.heading' }}
    lead={{ id: 'session.existing.text', values: { email: useSession().email ?? '' } }}
    useCase={useUseCases().useExistingAccount}
  />
);
