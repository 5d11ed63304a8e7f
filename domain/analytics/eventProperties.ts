import type { BrandKey } from '#domain/brand/brand.ts';
import type { Email } from '#domain/identity/credentials.ts';
import type { FlowLabel } from '#domain/navigation/flowMemory.ts';
import type { ReferenceSource } from '#domain/platform/referenceSource.ts';
import { segmentLabel } from '#domain/platform/segmentLabel.ts';
import type { AnalyticsEvent } from './events.ts';
import { audienceOf, type Audience } from './audience.ts';
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
  { referenceSource, email, profileAccountType }: Omit<Visitor, 'profileId'>,
  page: { readonly brand: BrandKey; readonly recordingUrl: string | null },
): EventContext => ({
  brand: page.brand,
  referenceSource,
  accountType: audienceOf(profileAccountType),
  email,
  recordingUrl: page.recordingUrl,
});
