import type { CDNSettings, Context, InitOptions, Plugin } from '@segment/analytics-next';
import { withoutEndSlashes } from '#domain/shared/webAddress.ts';

/** The collector's address, and the key to write to it. */
export type SegmentSource = { readonly writeKey: string; readonly host: string };

const batch = { size: 10, timeout: 5000 };
const tries = 10;

const collectorOf = (host: string): { readonly apiHost: string; readonly protocol: 'http' | 'https' } => {
  const { host: at, pathname, protocol } = new URL(host);
  return { apiHost: `${at}${withoutEndSlashes(pathname)}/v1`, protocol: protocol === 'http:' ? 'http' : 'https' };
};

/** The address of the library's batches. */
export const batchAddress = ({ host }: SegmentSource): string => {
  const { apiHost, protocol } = collectorOf(host);
  return `${protocol}://${apiHost}/b`;
};

/** The library's remote settings reduced to our collector: other integrations would load scripts without consent. */
export const ownSettingsOnly =
  ({ writeKey, host }: SegmentSource) =>
  (): CDNSettings => ({
    integrations: { 'Segment.io': { apiKey: writeKey, ...collectorOf(host), retryQueue: true } },
    metrics: { sampleRate: 0 },
  });

/**
 * The options of the library: batches of ten, every five seconds, ten retries. It stores nothing on the device, neither the person
 * nor the events that it has not sent yet, and does not read the page's query.
 */
export const segmentOptions = (source: SegmentSource): InitOptions => ({
  updateCDNSettings: ownSettingsOnly(source),
  useQueryString: false,
  disableClientPersistence: true,
  integrations: {
    'Segment.io': {
      ...collectorOf(source.host),
      deliveryStrategy: { strategy: 'batching', config: { ...batch, maxRetries: tries } },
    },
  },
});

const libraryOnly = ['library', 'locale', 'timezone', 'userAgent'] as const;

const pageFields = ['path', 'referrer', 'search', 'title', 'url', 'hash'];

// Because: the library adds the page's address, query, title and referrer to every event.
const redact = (context: Context): Context => {
  const { event } = context;
  const keptContext = Object.fromEntries(libraryOnly.map((name) => [name, event.context?.[name]]));
  event.context = { ...keptContext, page: { path: location.pathname } };
  if (event.type === 'page' && event.properties !== undefined) {
    event.properties = Object.fromEntries(
      Object.entries(event.properties).filter(([name]) => !pageFields.includes(name)),
    );
  }
  return context;
};

/** A plugin that removes the query, the referrer and the title which the library adds to events. */
export const redactContext: Plugin = {
  name: 'plain context',
  type: 'enrichment',
  version: '1.0.0',
  isLoaded: () => true,
  load: async () => undefined,
  track: redact,
  page: redact,
  identify: redact,
};
