import type { Analytics } from '@segment/analytics-next';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AnalyticsSink } from '#application/ports/analytics.ts';
import { attempt } from '#application/shared/attempt.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { randomUuid } from '#infrastructure/browser/randomUuid.ts';
import type { Http } from '#infrastructure/http/httpClient.ts';
import { normalisedFault } from '#infrastructure/http/httpFault.ts';
import { type Delivery, makeSegmentLibrary, type SegmentLibraryParts } from './segmentLibrary.ts';

/** What the analytics adapter needs. */
export type SegmentParts = SegmentLibraryParts & {
  /** Calls the collector without the library. */
  readonly collector: Http;
  readonly now: () => number;
};

type SegmentUser = { readonly anonymousId: string; readonly userId: string | null };

// Because: with the type text/plain the browser sends no preflight, which a page that is unloading would not complete.
const preflightFree = { headers: { 'content-type': 'text/plain' } };

/** Sends one event to the collector in a request of its own. */
const makeSendDirectly =
  ({ collector, source: { writeKey }, now }: SegmentParts) =>
  (user: SegmentUser, event: string, properties: object): Delivery => {
    const message = { type: 'track', messageId: randomUuid(), timestamp: new Date(now()).toISOString() };
    return pipe(
      collector.post('v1/track', { ...message, ...user, event, properties, writeKey }, preflightFree),
      TE.bimap(normalisedFault, () => undefined),
    );
  };

/** Analytics over Segment's library. The device keeps no more than an anonymous id, and that only of a visitor without a name. */
export const makeSegmentAnalytics = (parts: SegmentParts): AnalyticsSink => {
  const { anonymousIdStore } = parts;
  const sendDirectly = makeSendDirectly(parts);
  const library = makeSegmentLibrary(parts);

  const deliver = (run: (analytics: Analytics) => Promise<unknown>): Delivery =>
    library.call((analytics) =>
      pipe(
        attempt(() => run(analytics), normaliseError),
        TE.map(() => undefined),
      ),
    );

  return {
    identify: (profileId, traits) =>
      deliver((analytics) => {
        const identified = analytics.identify(profileId, traits);
        const anonymousId = analytics.user().anonymousId();
        const isNamed = profileId !== null || 'email' in traits;
        // Because: an id that was sent with a person must not lead from the next person to that one.
        if (isNamed) anonymousIdStore.remove();
        else if (anonymousId) anonymousIdStore.write(anonymousId);
        return identified;
      }),
    track: (name, properties) => deliver((analytics) => analytics.track(name, properties)),
    page: (name, properties) => deliver((analytics) => analytics.page(name, properties)),
    trackAnonymously: (name, properties) => sendDirectly({ anonymousId: randomUuid(), userId: null }, name, properties),
    reset: library.reset,
    stop: library.stop,
  };
};
