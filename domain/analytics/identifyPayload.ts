import type { BrandKey } from '#domain/brand/brand.ts';
import type { Consent } from '#domain/consent/consent.ts';
import type { Email } from '#domain/identity/credentials.ts';
import { languageOf, type Locale } from '#domain/locale/locale.ts';
import { known, type Payload } from './eventProperties.ts';

/** What a visitor is identified with; the visitor itself by profile id. */
export type Identification = {
  readonly consent: Consent;
  readonly brand: BrandKey;
  readonly release: { readonly version: string; readonly environment: string };
  readonly locale: Locale;
  readonly email: Email | null;
};

export const productName: string = 'account';

/** The traits of a visitor: consent, product and release, brand, language, and the email once it is known. */
export const identifyPayload = ({ consent, brand, release, locale, email }: Identification): Payload =>
  known({
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
