import { type ReactNode, useState } from 'react';
import { siteName } from '#domain/redirect/sites.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { ContinueForm } from './ContinueForm.tsx';
import { PersonHeading } from './PersonHeading.tsx';

const heading = 'session.continueAs';

/** Names the signed-in account and the site to continue to. */
export const ContinueScreen = (): ReactNode => {
  const {
    person: { signedInAs },
    visit: { redirect },
  } = useSession();
  const named = signedInAs?.email ?? null;
  // Because: the session forgets the name at once when the browser leaves or signs out, and the page must stay until it has left.
  const [email, setEmail] = useState(named ?? '');
  if (named !== null && named !== email) setEmail(named);
  return (
    <ContinueForm
      heading={{ id: heading, values: { email } }}
      shown={<PersonHeading id={heading} email={email} />}
      lead={redirect === null ? null : { id: 'session.goingOn', values: { site: siteName(redirect) } }}
      useCase={useUseCases().continueSession}
    />
  );
};
