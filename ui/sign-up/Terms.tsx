import type { ReactNode } from 'react';
import { DocumentLink } from '#ui/shared/DocumentLink.tsx';
import { Words } from '#ui/shared/Words.tsx';
import styles from './Terms.module.css';

/** Where the documents stand; null for one that is not published, or not known yet where addresses may come. */
export type Documents = {
  readonly terms: string | null;
  readonly privacyPolicy: string | null;
  readonly awaited: boolean;
};

/** What a person agrees to by opening an account. */
export const Terms = ({
  documents: { terms, privacyPolicy, awaited },
}: {
  readonly documents: Documents;
}): ReactNode => (
  <div className={styles['terms']}>
    <Words id="signUp.terms" as="p" />
    <p className={styles['links']}>
      {(awaited || terms !== null) && <DocumentLink href={terms} label={{ id: 'footer.terms' }} />}
      {(awaited || privacyPolicy !== null) && <DocumentLink href={privacyPolicy} label={{ id: 'footer.privacy' }} />}
    </p>
  </div>
);
