import { Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { emailParts } from '#domain/identity/email.ts';
import type { MessageId } from '#locales/messageId.ts';
import styles from './PersonHeading.module.css';

type Props = {
  /** A message with the argument `email`. */
  readonly id: MessageId;
  readonly email: string;
};

/** The text of a heading that names a person, with the email on a line of its own. A recording masks all of it. */
export const PersonHeading = ({ id, email }: Props): ReactNode => {
  const text = useIntl().formatMessage({ id }, { email });
  const at = text.indexOf(email);
  if (email === '') return <span>{text}</span>;
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <span className={styles['person']}>
        {/* Because: the style sheet shows the letter, so the text of the heading stays the message. */}
        <span className={styles['initial']} data-initial={email.charAt(0).toUpperCase()} aria-hidden="true" />
        <span className={styles['email']}>
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
