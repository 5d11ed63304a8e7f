import type { Brand } from '#domain/brand/brand.ts';
import type { SocialProvider } from '#domain/brand/socialProvider.ts';

/** A published document: its version and its address. */
export type PublishedDocument = { readonly version: string; readonly url: string | null };

/** A country that a phone number can belong to. */
export type PhoneCountry = {
  /** '+code - country name' */
  readonly text: string;
  /** The calling code, without a plus. */
  readonly value: string;
  readonly valueKey: string;
  readonly nameAbbr: string;
  readonly id: number;
};

/** A social provider that a person can sign in with. */
export type SocialLogin = { readonly id: SocialProvider };

/** The data of the identity service about the visitor's country: documents, phone countries, social logins. */
export type SystemFields = {
  readonly geoLocation: string;
  readonly terms: PublishedDocument | null;
  readonly privacyPolicy: PublishedDocument | null;
  readonly cookieNotice: PublishedDocument | null;
  readonly phoneCountries: ReadonlyArray<PhoneCountry>;
  readonly socialLogins: ReadonlyArray<SocialLogin>;
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
export const fieldsKnownAhead = ({ socialLogins }: Brand): SystemFields => ({
  ...noSystemFields,
  socialLogins: socialLogins.map((id) => ({ id })),
});
