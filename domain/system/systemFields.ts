import type { Brand } from '#domain/brand/brand.ts';
import type { SocialProvider } from '#domain/brand/socialProvider.ts';
import type { PhoneCountry } from './phoneCountries.ts';

/** A published document: its version and its address. */
export type PublishedDocument = { readonly version: string; readonly url: string | null };

/** The data of the identity service about the visitor's country: documents, phone countries, social logins. */
export type SystemFields = {
  readonly geoLocation: string;
  readonly terms: PublishedDocument | null;
  readonly privacyPolicy: PublishedDocument | null;
  readonly cookieNotice: PublishedDocument | null;
  readonly phoneCountries: ReadonlyArray<PhoneCountry>;
  readonly socialLogins: ReadonlyArray<SocialProvider>;
};

/** The system fields before, or without, the service's answer. */
export const noSystemFields: SystemFields = {
  geoLocation: 'GB',
  terms: null,
  privacyPolicy: null,
  cookieNotice: null,
  phoneCountries: [],
  socialLogins: [],
};

/** The same for a brand, with the social logins of its row, so that their buttons do not move when the service answers. */
export const fieldsKnownAhead = ({ socialLogins }: Brand): SystemFields => ({ ...noSystemFields, socialLogins });

/** The documents as the service lists them: a version of each document, and a link for each version. */
type DocumentRows = {
  readonly privacyPolicyVersionAvailable: string | null;
  readonly termsAndConditionsVersionAvailable: string | null;
  readonly cookieNoticeVersionAvailable: string | null;
  readonly documentLinks: { readonly [version: string]: string };
};

/** The published documents; null for a document without a version. Only a web address counts as an address. */
export const publishedDocuments = (
  rows: DocumentRows,
): Pick<SystemFields, 'terms' | 'privacyPolicy' | 'cookieNotice'> => ({
  terms: published(rows, rows.termsAndConditionsVersionAvailable),
  privacyPolicy: published(rows, rows.privacyPolicyVersionAvailable),
  cookieNotice: published(rows, rows.cookieNoticeVersionAvailable),
});

const published = ({ documentLinks }: DocumentRows, version: string | null): PublishedDocument | null => {
  if (version === null || version === '') return null;
  const link = new Map(Object.entries(documentLinks)).get(version) ?? '';
  return { version, url: /^https?:\/\//i.test(link) && URL.canParse(link) ? link : null };
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
