import type { Brand } from '#domain/brand/brand.ts';

/** A published document: its version and where it stands. */
export type PublishedDocument = { readonly version: string; readonly url: string | null };

export type PhoneCountry = {
  /** '+code - country name' */
  readonly text: string;
  /** The calling code, without a plus. */
  readonly value: string;
  readonly valueKey: string;
  readonly nameAbbr: string;
  readonly id: number;
};

export type SocialLogin = { readonly id: string };

/** What the identity service says of a country: documents, phone countries, social logins. */
export type SystemFields = {
  readonly geoLocation: string;
  readonly terms: PublishedDocument | null;
  readonly privacyPolicy: PublishedDocument | null;
  readonly cookieNotice: PublishedDocument | null;
  readonly phoneCountries: ReadonlyArray<PhoneCountry>;
  readonly socialLogins: ReadonlyArray<SocialLogin>;
};

/** What the product knows before, or without, the service's answer. */
export const noSystemFields: SystemFields = {
  geoLocation: 'GB',
  terms: null,
  privacyPolicy: null,
  cookieNotice: null,
  phoneCountries: [],
  socialLogins: [],
};

/** The same under a brand, whose social logins are known ahead, so that their buttons stand where they will stand. */
export const fieldsKnownAhead = ({ socialLogins }: Brand): SystemFields => ({
  ...noSystemFields,
  socialLogins: socialLogins.map((id) => ({ id })),
});
