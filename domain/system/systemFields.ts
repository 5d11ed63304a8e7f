import type { Brand } from '#domain/brand/brand.ts';
import type { SocialProvider } from '#domain/brand/socialProvider.ts';
import { parseUrl } from '#domain/shared/webAddress.ts';
import type { PhoneCountry } from './phoneCountries.ts';

/** A published document: its version and its address. */
export type PublishedDocument = { readonly version: string; readonly url: string | null };

/** What the identity service says about the visitor's country. */
export type SystemFields = {
  readonly geoLocation: string;
  readonly terms: PublishedDocument | null;
  readonly privacyPolicy: PublishedDocument | null;
  readonly cookieNotice: PublishedDocument | null;
  readonly phoneCountries: ReadonlyArray<PhoneCountry>;
  readonly socialLogins: ReadonlyArray<SocialProvider>;
};

/** The system fields without an answer of the service. */
export const noSystemFields: SystemFields = {
  geoLocation: 'GB',
  terms: null,
  privacyPolicy: null,
  cookieNotice: null,
  phoneCountries: [],
  socialLogins: [],
};

/** The system fields of a brand until the service answers. They have the brand's social logins, so that no button moves then. */
export const fieldsKnownAhead = ({ socialLogins }: Brand): SystemFields => ({ ...noSystemFields, socialLogins });

/** A published document; null without a version. A link that is no web address counts as none. */
export const publishedDocument = (version: string | null, link: unknown): PublishedDocument | null => {
  if (version === null || version === '') return null;
  const isAddress = typeof link === 'string' && /^https?:\/\//i.test(link) && parseUrl(link) !== null;
  return { version, url: isAddress ? link : null };
};

/** The documents that a person accepts with a new account. */
export type AcceptedDocuments = {
  readonly termsVersion: string;
  readonly termsUrl: string;
  readonly privacyPolicyUrl: string;
};

/** The documents to accept. Null unless both have an address, because nobody can agree to a document that cannot be read. */
export const acceptedDocuments = ({
  terms,
  privacyPolicy,
}: Pick<SystemFields, 'terms' | 'privacyPolicy'>): AcceptedDocuments | null => {
  if (terms === null || terms.url === null || privacyPolicy === null || privacyPolicy.url === null) return null;
  return { termsVersion: terms.version, termsUrl: terms.url, privacyPolicyUrl: privacyPolicy.url };
};
