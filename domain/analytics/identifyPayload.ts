import type { BrandKey } from '#domain/brand/brand.ts';
import type { Consent } from '#domain/consent/consent.ts';
import type { Email } from '#domain/identity/credentials.ts';
import { languageOf, type Locale } from '#domain/locale/locale.ts';
import { omitNulls, type Payload } from './eventProperties.ts';

/** The data that an analytics identify call sends as traits. */
export type Identification = {
  readonly consent: Consent;
  readonly brand: BrandKey;
  readonly release: { readonly version: string; readonly environment: string };
  readonly locale: Locale;
  readonly email: Email | null;
};

/** The name of this product in analytics. */
export const productName: string = 'account';

/**
 * The traits of an identify call: consent, product and release, brand, language, and the email once it is known. The user id of
 * the call is the profile id.
 */
export const identifyPayload = ({ consent, brand, release, locale, email }: Identification): Payload =>
  omitNulls({
    performance: consent.performance,
    marketing: consent.marketing,
    compliance: consent.compliance,
    productName,
    releaseVersion: release.version,
    versionType: release.environment,
    brand,
    userLanguage: locale,
    languageCode: languageOf(locale),
    countryCode: locale.slice(3),
    email,
  });
