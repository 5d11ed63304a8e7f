import type { Analytics } from '@segment/analytics-next';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AnalyticsSink } from '#application/ports/analytics.ts';
import { attempt } from '#application/shared/attempt.ts';
import { lazy } from '#application/shared/lazy.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { withoutEndSlashes } from '#domain/shared/webAddress.ts';
import { randomUuid } from '#infrastructure/browser/randomUuid.ts';
import type { Http } from '#infrastructure/http/httpClient.ts';
import { normalisedFault } from '#infrastructure/http/httpFault.ts';
import { type AnalyticsStorage, type AnonymousId, clearAnalyticsStorage, makeAnonymousId } from './analyticsStorage.ts';
import { type BatchGateParts, gateBatches } from './batchGate.ts';
import { batchAddress, redactContext, segmentOptions, type SegmentSource } from './segmentSettings.ts';

/** What the analytics adapter needs. */
export type SegmentParts = Pick<BatchGateParts, 'page' | 'onBatch'> & {
  readonly source: SegmentSource;
  /** Calls the collector without the library. */
  readonly collector: Http;
  readonly now: () => number;
  readonly storage: AnalyticsStorage;
};

const open = async (source: SegmentSource, stored: AnonymousId): Promise<Analytics> => {
  const { AnalyticsBrowser } = await import('@segment/analytics-next');
  const { writeKey, host } = source;
  const settings = { writeKey, cdnURL: withoutEndSlashes(host), plugins: [redactContext] };
  const [analytics] = await AnalyticsBrowser.load(settings, segmentOptions(source));
  const anonymousId = stored.read();
  if (anonymousId !== null) analytics.setAnonymousId(anonymousId);
  return analytics;
};

type Delivery = ReturnType<AnalyticsSink['track']>;
type SegmentUser = { readonly anonymousId: string; readonly userId: string | null };

// Because: with the type text/plain the browser sends no preflight, which a page that is unloading would not complete.
const preflightFree = { headers: { 'content-type': 'text/plain' } };

const directCall =
  ({ collector, source, now }: SegmentParts) =>
  (who: SegmentUser, event: string, properties: object): Delivery => {
    const [messageId, timestamp] = [randomUuid(), new Date(now()).toISOString()];
    const body = { ...who, event, properties, type: 'track', writeKey: source.writeKey, messageId, timestamp };
    return pipe(
      collector.post('v1/track', body, preflightFree),
      TE.bimap(normalisedFault, () => undefined),
    );
  };

type Library = Pick<AnalyticsSink, 'reset' | 'stop'> & {
  /** Calls the library once it is loaded, unless the consent has ended by then. */
  readonly callLibrary: (call: (analytics: Analytics) => Delivery) => Delivery;
};

const makeLibrary = ({ source, storage, page, onBatch }: SegmentParts, stored: AnonymousId): Library => {
  let isGated = false;
  let isOpen = true;
  let stops = 0;
  const load = lazy(() => {
    if (!isGated) gateBatches({ page, address: batchAddress(source), isOpen: () => isOpen, onBatch });
    isGated = true;
    return open(source, stored);
  });
  const clear = (): void => clearAnalyticsStorage(storage);
  const forget = (analytics: Analytics): void => {
    analytics.reset();
    clear();
  };
  // Because: the calls after a reset must find the device as they leave it, so nothing is awaited before the removal.
  const reset = (): Promise<void> => (isGated ? load().then(forget, clear) : Promise.resolve(clear()));
  const loadUnlessStopped = async (stopsBefore: number): Promise<Analytics | null> => {
    const analytics = await load();
    if (stops !== stopsBefore) return null;
    isOpen = true;
    return analytics;
  };
  return {
    callLibrary: (call) => {
      const stopsBefore = stops;
      return pipe(
        attempt(() => loadUnlessStopped(stopsBefore), normaliseError),
        TE.flatMap((analytics) => (analytics === null ? TE.right(undefined) : call(analytics))),
      );
    },
    reset,
    stop: () => {
      stops += 1;
      isOpen = false;
      return reset();
    },
  };
};

/** Analytics over Segment's library. The device keeps no more than an anonymous id, and that only of a visitor without a name. */
export const makeSegmentAnalytics = (parts: SegmentParts): AnalyticsSink => {
  const stored = makeAnonymousId(parts.storage.cookies, parts.storage.hostName);
  const sendDirectly = directCall(parts);
  const { callLibrary, reset, stop } = makeLibrary(parts, stored);
  const deliver = (call: (analytics: Analytics) => Promise<unknown>): Delivery =>
    callLibrary((analytics) =>
      pipe(
        attempt(() => call(analytics), normaliseError),
        TE.map(() => undefined),
      ),
    );
  return {
    identify: (profileId, traits) =>
      deliver((analytics) => {
        const identified = analytics.identify(profileId, traits);
        const anonymousId = analytics.user().anonymousId();
        // Because: an id that was sent with a person must not lead from the next person to that one.
        if (profileId !== null || 'email' in traits) stored.remove();
        else if (anonymousId) stored.write(anonymousId);
        return identified;
      }),
    track: (name, properties) => deliver((analytics) => analytics.track(name, properties)),
    page: (name, properties) => deliver((analytics) => analytics.page(name, properties)),
    trackUnbatched: (event, properties) =>
      callLibrary((analytics) => {
        const user = analytics.user();
        const who = { anonymousId: user.anonymousId() ?? randomUuid(), userId: user.id() ?? null };
        return sendDirectly(who, event, properties);
      }),
    trackAnonymously: (event, properties) =>
      sendDirectly({ anonymousId: randomUuid(), userId: null }, event, properties),
    reset,
    stop,
  };
};
