import type { Analytics } from '@segment/analytics-next';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AnalyticsSink, OpenAnalytics } from '#application/ports/analytics.ts';
import type { CookieJar } from '#application/ports/browser.ts';
import { attempt } from '#infrastructure/attempt.ts';
import { lazy } from '#application/shared/lazy.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { withoutEndSlashes } from '#domain/shared/webAddress.ts';
import type { Http } from '#infrastructure/http/httpClient.ts';
import { normalisedFault } from '#infrastructure/http/httpFault.ts';
import { redactContext, segmentOptions, type SegmentSource } from './segmentSettings.ts';

/** The cookie of the anonymous id: the only thing that analytics stores on the device. */
export const anonymousIdCookie: string = 'ajs_anonymous_id';

/** As long as the consent. */
const days = 365;

/** What the analytics adapter needs. */
export type SegmentParts = {
  readonly source: SegmentSource;
  readonly cookies: CookieJar;
  /** The domain of the cookie. */
  readonly hostName: string;
  /** Calls the collector without the library. */
  readonly collector: Http;
  readonly now: () => number;
};

// Because: with the type text/plain the browser sends no preflight, which a page that is unloading would not complete.
const preflightFree = { headers: { 'content-type': 'text/plain' } };

/** Sends one event to the collector without the library, with an id that is used once. */
const makeTrackAnonymously =
  ({ collector, source: { writeKey }, now }: SegmentParts): AnalyticsSink['trackAnonymously'] =>
  (event, properties) => {
    const message = { type: 'track', messageId: crypto.randomUUID(), timestamp: new Date(now()).toISOString() };
    const nobody = { anonymousId: crypto.randomUUID(), userId: null };
    return pipe(
      collector.post('v1/track', { ...message, ...nobody, event, properties, writeKey }, preflightFree),
      TE.bimap(normalisedFault, () => undefined),
    );
  };

const open = async ({ source, cookies }: SegmentParts): Promise<Analytics> => {
  const { AnalyticsBrowser } = await import('@segment/analytics-next');
  const { writeKey, host } = source;
  const settings = { writeKey, cdnURL: withoutEndSlashes(host), plugins: [redactContext] };
  const [analytics] = await AnalyticsBrowser.load(settings, segmentOptions(source));
  const anonymousId = cookies.read(anonymousIdCookie);
  if (anonymousId !== null) analytics.setAnonymousId(anonymousId);
  return analytics;
};

type Run = (analytics: Analytics) => unknown;

/** Makes the calls to the library, which is downloaded at the first one that may be made. Each is asked for again before it is made. */
const makeCalls = (parts: SegmentParts, maySend: () => boolean) => {
  let isRequested = false;
  const library = lazy(() => {
    isRequested = true;
    return open(parts).catch((fault: unknown) => {
      isRequested = false;
      return Promise.reject(fault);
    });
  });
  let [ready, taken]: [Promise<unknown>, Promise<unknown>] = [Promise.resolve(), Promise.resolve()];
  const run = async (made: Run, may: () => boolean): Promise<void> => {
    const analytics = may() ? await library() : null;
    if (analytics !== null && may()) await made(analytics);
  };
  return {
    call: (made: Run): ReturnType<AnalyticsSink['track']> =>
      attempt(() => {
        const running = ready.then(() => run(made, maySend));
        taken = Promise.allSettled([taken, running]);
        return running;
      }, normaliseError),
    // Because: the library fills in the person when it sends an event on, so those of the person before must be with it by then.
    callBetween: (made: Run): Promise<void> => {
      const done = taken.then(() => run(made, () => isRequested)).catch(() => undefined);
      [ready, taken] = [done, done];
      return done;
    },
  };
};

/** Analytics over Segment's library. The device keeps no more than an anonymous id, and that only of a visitor without a name. */
export const makeSegmentAnalytics =
  (parts: SegmentParts): OpenAnalytics =>
  (maySend) => {
    const { cookies, hostName: domain } = parts;
    const attributes = { domain, path: '/', sameSite: 'Lax' } as const;
    const { call, callBetween } = makeCalls(parts, maySend);
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
      trackAnonymously: makeTrackAnonymously(parts),
      reset: () => {
        // Because: the page may be gone before the library is loaded.
        removeId();
        return callBetween((analytics) => {
          analytics.reset();
          removeId();
        });
      },
    };
  };
