import type { CDNSettings, InitOptions } from '@segment/analytics-next';

/** Where the collector is, and what opens it. */
export type SegmentSource = { readonly writeKey: string; readonly host: string };

/** Consent holds for a year; so does the visitor's id. */
const cookieDays = 365;

const batch = { size: 10, timeout: 5000 };
const tries = 10;

const collectorOf = (host: string): { readonly apiHost: string; readonly protocol: 'http' | 'https' } => {
  const { host: at, protocol } = new URL(host);
  return { apiHost: `${at}/v1`, protocol: protocol === 'http:' ? 'http' : 'https' };
};

/** Of a source's settings only our own collector counts: what else they name would be a script nobody consented to. */
export const ownSettingsOnly =
  ({ writeKey, host }: SegmentSource) =>
  (): CDNSettings => ({
    integrations: { 'Segment.io': { apiKey: writeKey, ...collectorOf(host), retryQueue: true } },
    metrics: { sampleRate: 0 },
  });

/** How the library is started: batches of ten, five seconds apart, tried ten times; it reads no address of the page. */
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
