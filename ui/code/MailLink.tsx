import type { ReactNode } from 'react';
import { webmailOf } from '#domain/identity/webmail.ts';
import { SafeLink } from '#ui/shared/layout/links.tsx';
import styles from './Code.module.css';

/** Opens the mailbox of a known mail provider in a new tab. The link does not hold the address. */
export const MailLink = ({ email }: { readonly email: string }): ReactNode => {
  const webmail = webmailOf(email);
  return (
    webmail !== null && (
      <p className={styles['mail']}>
        <SafeLink
          href={webmail.url}
          label={{ id: 'code.openMail', values: { provider: webmail.name } }}
          look="button"
          newTab
        />
      </p>
    )
  );
};
