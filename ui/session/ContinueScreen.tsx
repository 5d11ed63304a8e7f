import type { ReactElement, ReactNode } from 'react';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { shownEmail } from '#domain/session/person.ts';
import { formErrors } from '#ui/shared/form/formErrors.ts';
import { type FallibleUseCase, useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { MeantPress } from '#ui/shared/layout/MeantPress.tsx';
import { EmailSentence, type Message } from '#ui/shared/layout/MessageText.tsx';
import { AccountForm, useShownSession } from './AnotherAccount.tsx';
import { useSiteName } from './useSiteName.ts';

type Props = {
  readonly heading: Message;
  readonly lead: Message | ReactElement | null;
  /** Continues with the account that the page names. */
  readonly useCase: FallibleUseCase<[], IdentityFault>;
};

/** Asks whether to continue with the account that the page names, or with another one. */
const ContinueForm = ({ useCase, ...title }: Props): ReactNode => {
  const { mutate, isPending: busy, error: fault } = useAction(useCase);
  return (
    <MeantPress>
      <AccountForm
        {...title}
        {...{ fault, busy }}
        errors={formErrors(fault)}
        submit={{ id: 'session.continue' }}
        onSubmit={() => mutate()}
      />
    </MeantPress>
  );
};

/** Tells a user of an identity provider that an account with a password exists for the same email. */
export const ExistingScreen = (): ReactNode => {
  const email = shownEmail(useSession());
  return (
    <ContinueForm
      heading={{ id: 'session.existing.heading' }}
      lead={
        email === null ? { id: 'session.existing.noEmail' } : <EmailSentence id="session.existing.text" email={email} />
      }
      useCase={useUseCases().visit.useExistingAccount}
    />
  );
};

/** Names the signed-in account and the site to continue to. */
export const ContinueScreen = (): ReactNode => {
  const { person, visit } = useShownSession();
  const site = useSiteName(visit.redirect);
  return (
    <ContinueForm
      heading={{ id: 'session.continueAs', values: { email: person.signedInAs?.email ?? '' } }}
      lead={visit.redirect && { id: 'session.goingOn', values: { site } }}
      useCase={useUseCases().visit.continue}
    />
  );
};
