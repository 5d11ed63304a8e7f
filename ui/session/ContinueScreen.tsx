import { Fragment, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { emailParts } from '#domain/identity/emailDisplay.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { siteName } from '#domain/redirect/sites.ts';
import { cancelledNotice, Form } from '#ui/shared/form/Form.tsx';
import type { FormHeadingProps } from '#ui/shared/form/FormHeading.tsx';
import { sessionErrors } from '#ui/shared/form/formErrors.ts';
import { type FallibleUseCase, useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { EmailSentence } from '#ui/shared/layout/MessageText.tsx';
import styles from './PersonHeading.module.css';

type Props = Pick<FormHeadingProps, 'heading' | 'shown' | 'lead'> & {
  /** Continues with the account that the page names. */
  readonly useCase: FallibleUseCase<[], IdentityFault>;
};

/** Asks whether to continue with the account that the page names, or with another one. */
const ContinueForm = ({ useCase, ...title }: Props): ReactNode => {
  const continuing = useAction(useCase);
  const another = useAction(useUseCases().visit.useAnotherAccount);
  const busy = continuing.isPending || another.isPending;
  const fault = busy ? null : continuing.error;
  return (
    <Form
      {...title}
      {...{ fault, busy }}
      errors={sessionErrors(fault)}
      notice={cancelledNotice(fault, 'session.cancelled')}
      layout="stack"
      submit={{ id: 'session.continue' }}
      onSubmit={() => continuing.mutate()}
      actions={<Button label={{ id: 'session.another' }} onPress={() => another.mutate()} />}
    />
  );
};

/** Tells a user of an identity provider that an account with a password exists for the same email. */
export const ExistingScreen = (): ReactNode => (
  <ContinueForm
    heading={{ id: 'session.existing.heading' }}
    lead={<EmailSentence id="session.existing.text" email={useSession().typed.email ?? ''} />}
    useCase={useUseCases().visit.useExistingAccount}
  />
);

const heading = 'session.continueAs';

/** Names the signed-in account and the site to continue to. */
export const ContinueScreen = (): ReactNode => {
  const { person, visit } = useSession();
  const named = person.signedInAs?.email ?? null;
  // Because: the session forgets the name at once when the browser leaves or signs out, and the page must stay until it has left.
  const [email, setEmail] = useState(named ?? '');
  if (named !== null && named !== email) setEmail(named);
  return (
    <ContinueForm
      heading={{ id: heading, values: { email } }}
      shown={<PersonHeading email={email} />}
      lead={visit.redirect && { id: 'session.goingOn', values: { site: siteName(visit.redirect) } }}
      useCase={useUseCases().visit.continue}
    />
  );
};

/** The text of the heading, with the email on a line of its own. A recording masks all of it. */
const PersonHeading = ({ email }: { readonly email: string }): ReactNode => {
  const text = useIntl().formatMessage({ id: heading }, { email });
  const at = text.indexOf(email);
  if (email === '') return <span>{text}</span>;
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <span className={styles['person']}>
        {/* Because: the style sheet shows the letter, so the text of the heading stays the message. */}
        <span className={styles['initial']} data-initial={email.charAt(0).toUpperCase()} aria-hidden="true" />
        <span>
          {emailParts(email).map((part, index) => (
            // Because: the same part can come twice, and the order never changes.
            <Fragment key={`${index} ${part}`}>
              {index > 0 && <wbr />}
              <span>{part}</span>
            </Fragment>
          ))}
        </span>
      </span>
      <span>{text.slice(at + email.length)}</span>
    </>
  );
};
