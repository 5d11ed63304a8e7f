import type { BrandKey } from '#domain/brand/brand.ts';
import type { Consent } from '#domain/consent/consent.ts';
import type { Email } from '#domain/identity/email.ts';
import { languageOf, type Locale } from '#domain/locale/locale.ts';
import type { FlowLabel } from '#domain/navigation/flow.ts';
import type { AccountType } from '#domain/platform/accountType.ts';
import type { ReferenceSource } from '#domain/redirect/referenceSource.ts';
import type { AnalyticsEvent } from './events.ts';
import type { Visitor } from './visitor.ts';

/** The context sent with every event; unknown values are left out. */
export type EventContext = {
  readonly brand: BrandKey;
  readonly referenceSource: ReferenceSource | null;
  /** Of the account that the token or the profile names. */
  readonly accountType: Audience | null;
  readonly email: Email | null;
  readonly recordingUrl: string | null;
};

/** The properties of an event, or traits, as analytics takes them. */
export type Payload = { readonly [name: string]: string | number | boolean };

/** The properties of an event: its own data and the context. */
export const eventProperties = (event: AnalyticsEvent, context: EventContext): Payload => {
  const { name: _name, ...data } = event;
  return { ...omitNulls(data), ...contextProperties(context) };
};

/** The properties of a screen: the flow and the context. */
export const screenProperties = (flow: FlowLabel | null, context: EventContext): Payload => ({
  ...omitNulls({ flow }),
  ...contextProperties(context),
});

/** The context as properties. */
const contextProperties = ({ brand, referenceSource, accountType, email, recordingUrl }: EventContext): Payload =>
  omitNulls({
    brand,
    referenceSource,
    segmentLabel: segmentLabel(referenceSource),
    accountType,
    email,
    recordingUrl: recordingUrl === null ? null : withoutQuery(recordingUrl),
  });

/** The entries without nulls. */
export const omitNulls = (entries: { readonly [name: string]: string | number | boolean | null }): Payload =>
  Object.fromEntries(Object.entries(entries).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));

const withoutQuery = (url: string): string => url.replace(/[?#].*/s, '');

/** The context of an event: of the session only the reference source, the account type and the email. */
export const eventContext = (
  { referenceSource, email, accountType }: Omit<Visitor, 'profileId'>,
  page: { readonly brand: BrandKey; readonly recordingUrl: string | null },
): EventContext => ({
  brand: page.brand,
  referenceSource,
  accountType: audienceOf(accountType),
  email,
  recordingUrl: page.recordingUrl,
});

/** A reference source as analytics names it. */
export type SegmentLabel = 'Personal' | 'Business' | 'XECD' | 'XECI' | 'XERA';

const labels: { readonly [Source in ReferenceSource]: SegmentLabel | null } = {
  personal: 'Personal',
  business: 'Business',
  XECD: 'XECD',
  XECI: 'XECI',
  XERA: 'XERA',
  DEVPORTAL: null,
};

/** The analytics label of a reference source; null for one without a label. */
export const segmentLabel = (source: ReferenceSource | null): SegmentLabel | null =>
  source === null ? null : labels[source];

/** An account type as analytics names it. */
export type Audience = 'consumer' | 'corporate';

/** The audience of an account type: Personal is consumer, all others are corporate; null while no type is known. */
export const audienceOf = (accountType: AccountType | null): Audience | null => {
  if (accountType === null) return null;
  return accountType === 'Personal' ? 'consumer' : 'corporate';
};

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
