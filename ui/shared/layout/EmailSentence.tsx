import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '#locales/messageId.ts';
import styles from './EmailSentence.module.css';

type Props = {
  /** A message with the argument `email`. */
  readonly id: MessageId;
  readonly email: string;
};

/** A sentence with an email address in stronger type. It remounts when it changes, because the browser may have translated it in place. */
export const EmailSentence = ({ id, email }: Props): ReactNode => (
  <span key={`${id} ${email}`}>
    {useIntl().formatMessage(
      { id },
      {
        email: (
          <strong key="email" className={styles['email']}>
            {email}
          </strong>
        ),
      },
    )}
  </span>
);
