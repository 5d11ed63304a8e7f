import type { ReactNode } from 'react';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { EmailSentence } from '#ui/shared/layout/MessageText.tsx';
import { ContinueForm } from './ContinueForm.tsx';

/** Tells a user of an identity provider that an account with a password exists for the same email. */
export const ExistingScreen = (): ReactNode => (
  <ContinueForm
    heading={{ id: 'session.existing.heading' }}
    lead={<EmailSentence id="session.existing.text" email={useSession().typed.email ?? ''} />}
    useCase={useUseCases().useExistingAccount}
  />
);
