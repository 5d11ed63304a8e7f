import { Fragment, type ReactElement, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { emailParts, initialsOf } from '#domain/identity/person.ts';
import { cancelledNotice } from '#ui/shared/feedback/Notice.tsx';
import { Form } from '#ui/shared/form/Form.tsx';
import { sessionErrors } from '#ui/shared/form/formErrors.ts';
import { type FallibleUseCase, useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { MeantPress } from '#ui/shared/layout/MeantPress.tsx';
import { EmailSentence, type Message } from '#ui/shared/layout/MessageText.tsx';
import styles from './ContinueScreen.module.css';
import { useSiteName } from './useSiteName.ts';

type Props = {
  readonly heading: Message;
  /** The heading as the page shows it, when it is more than text. */
  readonly shown?: ReactNode;
  readonly lead: Message | ReactElement | null;
  /** Continues with the account that the page names. */
  readonly useCase: FallibleUseCase<[], IdentityFault>;
};

/** Asks whether to continue with the account that the page names, or with another one. */
const ContinueForm = ({ useCase, ...title }: Props): ReactNode => {
  const continuing = useAction(useCase);
  const another = useAction(useUseCases().visit.useAnotherAccount);
  const busy = continuing.isPending || another.isPending;
  const fault = continuing.error;
  return (
    <MeantPress>
      <Form
        {...title}
        {...{ fault, busy }}
        errors={sessionErrors(fault)}
        notice={cancelledNotice(fault, 'session.cancelled')}
        layout="stack"
        submit={{ id: 'session.continue' }}
        onSubmit={() => continuing.mutate()}
        actionsBelow={<Button label={{ id: 'session.another' }} onPress={() => another.mutate()} />}
      />
    </MeantPress>
  );
};

/** Tells a user of an identity provider that an account with a password exists for the same email. */
export const ExistingScreen = (): ReactNode => {
  const { email } = useSession().typed;
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
  const { person, visit } = useSession();
  const siteName = useSiteName();
  const named = person.signedInAs?.email ?? null;
  // Because: the session forgets the name at once when the browser leaves or signs out, and the page must stay until it has left.
  const [email, setEmail] = useState(named ?? '');
  if (named !== null && named !== email) setEmail(named);
  return (
    <ContinueForm
      heading={{ id: continueAs, values: { email } }}
      shown={<PersonHeading email={email} />}
      lead={visit.redirect && { id: 'session.goingOn', values: { site: siteName(visit.redirect) } }}
      useCase={useUseCases().visit.continue}
    />
  );
};

/** The message of the heading. Its argument is `email`. */
const continueAs = 'session.continueAs';

/** The heading with the email on a line of its own, beside its first letter. */
export const PersonHeading = ({ email }: { readonly email: string }): ReactNode => {
  const text = useIntl().formatMessage({ id: continueAs }, { email });
  if (email === '') return <span>{text}</span>;
  const start = text.indexOf(email);
  return (
    <>
      <span>{text.slice(0, start)}</span>
      <span className={styles['person']}>
        {/* Because: the style sheet shows the letter, so the text of the heading stays the message. */}
        <span className="avatar" data-initials={initialsOf(email)} aria-hidden="true" />
        <BreakableEmail email={email} />
      </span>
      <span>{text.slice(start + email.length)}</span>
    </>
  );
};

/** An email address that may break between its parts. A recording masks every part. */
const BreakableEmail = ({ email }: { readonly email: string }): ReactNode => (
  <span translate="no">
    {emailParts(email).map((part, index) => (
      <Fragment key={`${index} ${part}`}>
        {index > 0 && <wbr />}
        <span>{part}</span>
      </Fragment>
    ))}
  </span>
);
