import type { Context, InitOptions, Plugin } from '@segment/analytics-next';
import { withoutEndSlashes } from '#domain/shared/webAddress.ts';

/** The collector's address, and the key to write to it. */
export type SegmentSource = { readonly writeKey: string; readonly host: string };

// Because: the tenth event can be that of the hand-over, and then its batch begins while the browser leaves.
const delivery = {
  strategy: 'batching',
  config: { size: 10, timeout: 5000, maxRetries: 10, keepalive: true },
} as const;

/** The options of the library. It stores neither the person nor unsent events on the device, and reads no query of the page. */
export const segmentOptions = ({ writeKey, host }: SegmentSource): InitOptions => ({
  // Because: other integrations of the remote settings would load scripts without consent.
  updateCDNSettings: () => ({
    integrations: {
      'Segment.io': { apiKey: writeKey, apiHost: `${withoutEndSlashes(host)}/v1`, deliveryStrategy: delivery },
    },
    metrics: { sampleRate: 0 },
  }),
  useQueryString: false,
  disableClientPersistence: true,
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
