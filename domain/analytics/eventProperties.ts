import type { Brand, BrandKey } from '#domain/brand/brand.ts';
import type { Consent } from '#domain/consent/consent.ts';
import type { Email } from '#domain/identity/email.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { FlowLabel } from '#domain/navigation/routes.ts';
import type { AccountType } from '#domain/platform/accountType.ts';
import type { ReferenceSource } from '#domain/redirect/entryPlatform.ts';
import type { AnalyticsEvent } from './events.ts';
import type { Visitor } from './visitor.ts';

/** What is sent with every event. The profile id is not, because it is the user id of the visitor. */
export type EventContext = Omit<Visitor, 'profileId'> & {
  readonly brand: BrandKey;
  readonly recordingUrl: string | null;
};

/** Properties of an event, or traits of a visitor, in the form of the analytics service. */
export type Payload = { readonly [name: string]: string | number | boolean };

/** The properties of an event: its data and the context, without what is unknown. */
export const eventProperties = ({ name: _name, ...data }: AnalyticsEvent, context: EventContext): Payload =>
  omitNulls({ ...data, ...contextProperties(context) });

/** The properties of a screen: the flow and the context, without what is unknown. */
export const screenProperties = (flow: FlowLabel | null, context: EventContext): Payload =>
  omitNulls({ flow, ...contextProperties(context) });

const contextProperties = ({ brand, referenceSource, accountType, email, recordingUrl }: EventContext) => ({
  brand,
  referenceSource,
  segmentLabel: segmentLabel(referenceSource),
  accountType: audienceOf(accountType),
  email,
  recordingUrl: recordingUrl?.replace(/[?#].*/s, '') ?? null,
});

/** The entries without nulls. */
export const omitNulls = (entries: { readonly [name: string]: string | number | boolean | null }): Payload =>
  Object.fromEntries(Object.entries(entries).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));

const labels = {
  personal: 'Personal',
  business: 'Business',
  XECD: 'XECD',
  XECI: 'XECI',
  XERA: 'XERA',
  DEVPORTAL: null,
} as const;

/** The analytics label of a reference source; null for one without a label. */
export const segmentLabel = (source: ReferenceSource | null): (typeof labels)[ReferenceSource] =>
  source === null ? null : labels[source];

/** The audience of an account type: consumer for Personal, corporate for the others. Null while no type is known. */
export const audienceOf = (accountType: AccountType | null): 'consumer' | 'corporate' | null => {
  if (accountType === null) return null;
  return accountType === 'Personal' ? 'consumer' : 'corporate';
};

/** The traits of a visitor for an identify call (specification 3.14), without what is unknown. */
export const identifyPayload = (visitor: {
  readonly consent: Consent;
  readonly brand: BrandKey;
  readonly release: { readonly version: string; readonly environment: string };
  readonly locale: Locale;
  readonly email: Email | null;
}): Payload =>
  omitNulls({
    ...visitor.consent,
    productName: 'account',
    releaseVersion: visitor.release.version,
    versionType: visitor.release.environment,
    brand: visitor.brand,
    userLanguage: visitor.locale,
    languageCode: visitor.locale.slice(0, 2),
    countryCode: visitor.locale.slice(3),
    email: visitor.email,
  });

/** The event for a change of consent; null for a brand that does not track it. */
export const consentStateChange = (
  { performance, marketing, compliance }: Consent,
  brand: Pick<Brand, 'tracksConsentChange'>,
): AnalyticsEvent | null =>
  brand.tracksConsentChange ? { name: 'Consent State Change', performance, marketing, compliance } : null;
