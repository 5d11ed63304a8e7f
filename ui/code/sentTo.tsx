import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CodePurpose, Session } from '#domain/session/session.ts';
import type { MessageId } from '#locales/messageId.ts';
import styles from './Code.module.css';

/** Tells where the code was sent; or, when none was sent, where it will be. */
export const sentTo = ({ codeFor }: Session, purpose: CodePurpose, email: string): ReactElement => (
  <SentTo id={codeFor === purpose ? 'code.sentTo' : 'code.notSentTo'} email={email} />
);

type Props = { readonly id: MessageId; readonly email: string };

/** A sentence with an address in stronger type. It remounts when it changes, because the browser may have translated it in place. */
export const SentTo = ({ id, email }: Props): ReactNode => (
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
