import type { ReactNode } from 'react';
import { SafeLink } from '#ui/shared/SafeLink.tsx';
import { Words } from '#ui/shared/Words.tsx';
import styles from './Terms.module.css';

/** Where the documents stand; null for one that is not published. */
export type Documents = { readonly terms: string | null; readonly privacyPolicy: string | null };

/** What a person agrees to by opening an account. */
export const Terms = ({ documents: { terms, privacyPolicy } }: { readonly documents: Documents }): ReactNode => (
  <div className={styles['terms']}>
    <Words id="signUp.terms" as="p" />
    <p className={styles['links']}>
      {terms !== null && <SafeLink href={terms} label={{ id: 'footer.terms' }} newTab />}
      {privacyPolicy !== null && <SafeLink href={privacyPolicy} label={{ id: 'footer.privacy' }} newTab />}
    </p>
  </div>
);
