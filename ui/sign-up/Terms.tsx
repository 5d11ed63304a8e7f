import type { ReactNode } from 'react';
import type { AcceptedDocuments } from '#domain/system/documents.ts';
import { LoadedPart } from '#ui/shared/form/LoadedPart.tsx';
import type { Load } from '#ui/shared/hooks/appData.tsx';
import { DocumentLink } from '#ui/shared/layout/links.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './Terms.module.css';

type Props = { readonly documents: AcceptedDocuments | null; readonly load: Load };

/** The documents that a user accepts with a new account. Keeps their space until they are loaded, and says so if they cannot be. */
export const Terms = ({ documents, load }: Props): ReactNode => (
  <LoadedPart name="documents" load={load} message={{ id: 'signUp.documents.unread' }}>
    <div className={`${styles['terms']} ${documents === null ? styles['awaited'] : ''}`}>
      <MessageText id="signUp.terms" as="p" />
      <p className={styles['links']}>
        <DocumentLink href={documents?.termsUrl ?? null} label={{ id: 'footer.terms' }} />
        <DocumentLink href={documents?.privacyPolicyUrl ?? null} label={{ id: 'footer.privacy' }} />
      </p>
    </div>
  </LoadedPart>
);
