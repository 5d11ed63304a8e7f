import { Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { emailParts, initialsOf } from '#domain/identity/personDisplay.ts';
import styles from './PersonHeading.module.css';

/** The message of the heading. Its argument is `email`. */
export const continueAs = 'session.continueAs';

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
      // Because: the same part can come twice, and the order never changes.
      <Fragment key={`${index} ${part}`}>
        {index > 0 && <wbr />}
        <span>{part}</span>
      </Fragment>
    ))}
  </span>
);
