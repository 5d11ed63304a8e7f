import { blankLink, safeLink } from '#domain/shared/safeLink.ts';
import type { PublishedDocument, SystemFields } from './systemFields.ts';

/** The documents as the service lists them: a version of each document, and a link for each version. */
export type DocumentRows = {
  readonly privacyPolicyVersionAvailable: string | null;
  readonly termsAndConditionsVersionAvailable: string | null;
  readonly cookieNoticeVersionAvailable: string | null;
  readonly documentLinks: { readonly [version: string]: string };
};

/** The published documents; null for a document without a version. */
export const publishedDocuments = (
  rows: DocumentRows,
): Pick<SystemFields, 'terms' | 'privacyPolicy' | 'cookieNotice'> => ({
  terms: published(rows, rows.termsAndConditionsVersionAvailable),
  privacyPolicy: published(rows, rows.privacyPolicyVersionAvailable),
  cookieNotice: published(rows, rows.cookieNoticeVersionAvailable),
});

const published = ({ documentLinks }: DocumentRows, version: string | null): PublishedDocument | null =>
  version === null || version === '' ? null : { version, url: linkOf(documentLinks, version) };

const linkOf = (links: DocumentRows['documentLinks'], version: string): string | null => {
  const link = safeLink(new Map(Object.entries(links)).get(version) ?? blankLink);
  return URL.canParse(link) && /^https?:\/\//i.test(link) ? link : null;
};

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
