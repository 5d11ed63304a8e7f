import type { ReactNode } from 'react';
import { webmailOf } from '#domain/identity/webmail.ts';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
import { SafeLink } from '#ui/shared/layout/links.tsx';
import styles from './Code.module.css';

/** Opens the mailbox of a known mail provider in a new tab. The link does not hold the address. */
export const MailLink = ({ email }: { readonly email: string | null }): ReactNode => {
  const webmail = email === null ? null : webmailOf(email);
  if (webmail === null) return null;
  const label: Message = { id: 'code.openMail', values: { provider: webmail.name } };
  return (
    <p className={styles['mail']}>
      <SafeLink href={webmail.url} label={label} look="button" newTab />
    </p>
  );
};
