import type { Analytics, Context, InitOptions, Plugin } from '@segment/analytics-next';
import * as E from 'fp-ts/Either';
import { analyticsTimeout } from '#application/analytics/analyticsTracker.ts';
import type { AnalyticsSink, OpenAnalytics } from '#application/ports/analytics.ts';
import type { CookieJar } from '#application/ports/browser.ts';
import type { Log } from '#application/ports/ports.ts';
import { type NormalisedError, normaliseError } from '#domain/shared/normalisedError.ts';
import { systemClock } from '#infrastructure/browser/systemClock.ts';
import { logLostBatches } from './lostBatches.ts';

/** The cookie of the anonymous id: the only thing that analytics stores on the device. */
export const anonymousIdCookie: string = 'ajs_anonymous_id';

/** As long as the consent. */
const days = 365;

/** What the analytics adapter needs. */
export type SegmentParts = {
  /** The key to write to the collector, and its address, without a slash at the end. */
  readonly source: { readonly writeKey: string; readonly host: string };
  readonly cookies: CookieJar;
  /** The domain of the cookie. */
  readonly hostName: string;
  /** Sends one event to the collector without the library. */
  readonly trackAnonymously: AnalyticsSink['trackAnonymously'];
  readonly log: Pick<Log, 'error'>;
};

// Because: the tenth event can be that of the hand-over, and then its batch begins while the browser leaves.
const delivery = {
  strategy: 'batching',
  config: { size: 10, timeout: 5000, maxRetries: 10, keepalive: true },
} as const;

/** The options of the library. It stores neither the person nor unsent events on the device, and reads no query of the page. */
export const segmentOptions = ({ writeKey, host }: SegmentParts['source']): InitOptions => ({
  // Because: other integrations of the remote settings would load scripts without consent.
  updateCDNSettings: () => ({
    integrations: {
      'Segment.io': { apiKey: writeKey, apiHost: `${host}/v1`, deliveryStrategy: delivery },
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
const redactContext: Plugin = {
  name: 'plain context',
  type: 'enrichment',
  version: '1.0.0',
  isLoaded: () => true,
  load: async () => undefined,
  track: redact,
  page: redact,
  identify: redact,
};

const open = async (parts: SegmentParts): Promise<Analytics> => {
  const { source, cookies, log } = parts;
  const { AnalyticsBrowser } = await import('@segment/analytics-next');
  const settings = { writeKey: source.writeKey, cdnURL: source.host, plugins: [redactContext] };
  const [analytics] = await AnalyticsBrowser.load(settings, segmentOptions(source));
  const anonymousId = cookies.read(anonymousIdCookie);
  if (anonymousId !== null) analytics.setAnonymousId(anonymousId);
  logLostBatches(source.host, log);
  return analytics;
};

/**
 * Makes the calls to the library one after another, because it fills in the person when it sends an event on. It is downloaded at the first
 * call that may be made, and each is asked for again before it is made. A call that takes too long does not hold up the next.
 */
const makeCalls = (parts: SegmentParts, maySend: () => boolean) => {
  let library: Analytics | null = null;
  let last: Promise<E.Either<NormalisedError, void>> = Promise.resolve(E.right(undefined));
  const inTurn = (run: () => unknown): typeof last => {
    last = last.then(run).then(
      () => E.right(undefined),
      (thrown: unknown) => E.left(normaliseError(thrown)),
    );
    return last;
  };
  return {
    call: (make: (analytics: Analytics) => unknown) => () =>
      inTurn(async () => {
        if (maySend()) library ??= await open(parts);
        if (library === null || !maySend()) return;
        // Because: an event that fills a batch waits for the answer of the collector.
        await Promise.race([make(library), systemClock.wait(analyticsTimeout)()]);
      }),
    reset: () => inTurn(() => library?.reset()),
  };
};

/** Analytics over Segment's library. The device keeps no more than an anonymous id, and that only of a visitor without a name. */
export const makeSegmentAnalytics =
  (parts: SegmentParts): OpenAnalytics =>
  (maySend) => {
    const { cookies, hostName: domain } = parts;
    const attributes = { domain, path: '/', sameSite: 'Lax' } as const;
    const { call, reset } = makeCalls(parts, maySend);
    const removeId = (): void => cookies.remove(anonymousIdCookie, attributes);
    return {
      identify: (profileId, traits) =>
        call((analytics) => {
          const identified = analytics.identify(profileId, traits);
          const anonymousId = analytics.user().anonymousId();
          const isNamed = profileId !== null || 'email' in traits;
          // Because: an id that was sent with a person must not lead from the next person to that one.
          if (isNamed) removeId();
          else if (anonymousId) cookies.write(anonymousIdCookie, anonymousId, { ...attributes, days });
          return identified;
        }),
      track: (name, properties) => call((analytics) => analytics.track(name, properties)),
      page: (name, properties) => call((analytics) => analytics.page(name, properties)),
      trackAnonymously: parts.trackAnonymously,
      reset: async () => {
        // Because: the page may be gone before the library is loaded.
        removeId();
        await reset();
        removeId();
      },
    };
  };
