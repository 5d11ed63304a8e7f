import type { BrandKey } from '#domain/brand/brand.ts';
import type { Email } from '#domain/identity/credentials.ts';
import type { FlowLabel } from '#domain/navigation/flowMemory.ts';
import type { ReferenceSource } from '#domain/platform/referenceSource.ts';
import { segmentLabel } from '#domain/platform/segmentLabel.ts';
import type { AnalyticsEvent } from './events.ts';

/** What goes with every event; what is not known is left out. */
export type EventContext = {
  readonly brand: BrandKey;
  readonly referenceSource: ReferenceSource | null;
  readonly email: Email | null;
  readonly recordingUrl: string | null;
};

/** An event or a trait as analytics takes it. */
export type Payload = { readonly [name: string]: string | number | boolean };

/** What is sent with an event: its own data, and what of the visit may be told. */
export const eventProperties = (event: AnalyticsEvent, context: EventContext): Payload => {
  const { name: _name, ...data } = event;
  return { ...known(data), ...contextProperties(context) };
};

/** What is sent with a screen: what the visitor is doing there, and what of the visit may be told. */
export const screenProperties = (flow: FlowLabel | null, context: EventContext): Payload => ({
  ...known({ flow }),
  ...contextProperties(context),
});

/** What of the visit may be told, with an event or a screen. */
const contextProperties = ({ brand, referenceSource, email, recordingUrl }: EventContext): Payload =>
  known({
    brand,
    referenceSource: segmentLabel(referenceSource),
    email,
    recordingUrl: recordingUrl === null ? null : withoutQuery(recordingUrl),
  });

/** The entries that are known. */
export const known = (entries: { readonly [name: string]: string | number | boolean | null }): Payload =>
  Object.fromEntries(Object.entries(entries).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));

const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, '');
