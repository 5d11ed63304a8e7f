import type { ReactNode } from 'react';
import { useSession } from '#ui/shared/hooks/useSession.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { ContinueForm } from './ContinueForm.tsx';
import { Person } from './PersonHeading.tsx';

/** Tells a user of an identity provider that an account with a password exists for the same email. */
export const ExistingScreen = (): ReactNode => {
  const email = useSession().email ?? '';
  return (
    <ContinueForm
      heading={{ id: 'session.existing.heading' }}
      lead={
        <>
          {email !== '' && <Person email={email} />}
          <MessageText id="session.existing.text" />
        </>
      }
      useCase={useUseCases().useExistingAccount}
    />
  );
};
