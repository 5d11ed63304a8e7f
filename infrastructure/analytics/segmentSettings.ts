import type { CDNSettings, InitOptions } from '@segment/analytics-next';

/** The collector's address, and the key to write to it. */
export type SegmentSource = { readonly writeKey: string; readonly host: string };

/** The visitor's id lasts as long as the consent: a year. */
const cookieDays = 365;

const batch = { size: 10, timeout: 5000 };
const tries = 10;

const collectorOf = (host: string): { readonly apiHost: string; readonly protocol: 'http' | 'https' } => {
  const { host: at, protocol } = new URL(host);
  return { apiHost: `${at}/v1`, protocol: protocol === 'http:' ? 'http' : 'https' };
};

/** The library's remote settings reduced to our collector: other integrations would load scripts without consent. */
export const ownSettingsOnly =
  ({ writeKey, host }: SegmentSource) =>
  (): CDNSettings => ({
    integrations: { 'Segment.io': { apiKey: writeKey, ...collectorOf(host), retryQueue: true } },
    metrics: { sampleRate: 0 },
  });

/** The options of the library: batches of ten, every five seconds, ten retries; it does not read the page's query. */
export const segmentOptions = (source: SegmentSource): InitOptions => ({
  updateCDNSettings: ownSettingsOnly(source),
  useQueryString: false,
  cookie: { maxage: cookieDays, sameSite: 'Lax', secure: true },
  integrations: {
    'Segment.io': {
      ...collectorOf(source.host),
      deliveryStrategy: { strategy: 'batching', config: { ...batch, maxRetries: tries } },
    },
  },
});
