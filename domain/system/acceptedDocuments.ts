import type { SystemFields } from './systemFields.ts';

/** The documents that a person accepts with a new account: the version of the terms, and where both documents can be read. */
export type AcceptedDocuments = {
  readonly termsVersion: string;
  readonly termsUrl: string;
  readonly privacyPolicyUrl: string;
};

/** The documents to accept; null unless both can be read, because nobody can agree to a document without an address. */
export const acceptedDocuments = ({
  terms,
  privacyPolicy,
}: Pick<SystemFields, 'terms' | 'privacyPolicy'>): AcceptedDocuments | null => {
  if (terms === null || terms.url === null || privacyPolicy === null || privacyPolicy.url === null) return null;
  return { termsVersion: terms.version, termsUrl: terms.url, privacyPolicyUrl: privacyPolicy.url };
};
