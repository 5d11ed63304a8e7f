import type { ReactNode } from 'react';
import { useSystemFields, useSystemFieldsPending } from '#ui/shared/hooks/appData.tsx';
import { DocumentLink } from '#ui/shared/layout/DocumentLink.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './Terms.module.css';

/** The documents that a user accepts with a new account. Keeps their space until their addresses are loaded. */
export const Terms = (): ReactNode => {
  const { terms, privacyPolicy } = useSystemFields();
  const pending = useSystemFieldsPending();
  const [termsUrl, privacyUrl] = [terms?.url ?? null, privacyPolicy?.url ?? null];
  return (
    <div className={styles['terms']}>
      <MessageText id="signUp.terms" as="p" />
      <p className={styles['links']}>
        {(pending || termsUrl !== null) && <DocumentLink href={termsUrl} label={{ id: 'footer.terms' }} />}
        {(pending || privacyUrl !== null) && <DocumentLink href={privacyUrl} label={{ id: 'footer.privacy' }} />}
      </p>
    </div>
  );
};
