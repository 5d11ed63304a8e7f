import type { Analytics } from '@segment/analytics-next';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AnalyticsSink } from '#application/ports/analyticsSink.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import type { Http } from '#infrastructure/http/httpClient.ts';
import { normalisedFault } from '#infrastructure/http/normalisedFault.ts';
import { onceLoaded } from '#infrastructure/shared/onceLoaded.ts';
import { forgetKept, type KeptPlaces } from './forgetKept.ts';
import { segmentOptions, type SegmentSource } from './segmentSettings.ts';

export type SegmentParts = {
  readonly source: SegmentSource;
  /** Speaks to the collector without the library. */
  readonly collector: Http;
  readonly randomUuid: () => string;
  readonly now: () => number;
  readonly kept: KeptPlaces;
};

const open = async (source: SegmentSource): Promise<Analytics> => {
  const [{ AnalyticsBrowser }, { plainContext }] = await Promise.all([
    import('@segment/analytics-next'),
    import('./plainContext.ts'),
  ]);
  const { writeKey, host } = source;
  const settings = { writeKey, cdnURL: host.replace(/\/$/, ''), plugins: [plainContext] };
  const [analytics] = await AnalyticsBrowser.load(settings, segmentOptions(source));
  return analytics;
};

/** Segment's library, downloaded with the first thing there is to tell it. */
export const makeSegmentAnalytics = ({ source, collector, randomUuid, now, kept }: SegmentParts): AnalyticsSink => {
  let opened = false;
  const library = onceLoaded(() => {
    opened = true;
    return open(source);
  });
  const tell = (say: (analytics: Analytics) => Promise<unknown>): ReturnType<AnalyticsSink['trackNobody']> =>
    pipe(
      TE.tryCatch(async () => say(await library()), normaliseError),
      TE.map(() => undefined),
    );
  return {
    identify: (profileId, traits) => tell((analytics) => analytics.identify(profileId, traits)),
    track: (name, properties) => tell((analytics) => analytics.track(name, properties)),
    page: (name, properties) => tell((analytics) => analytics.page(name, properties)),
    trackNobody: (event, properties) =>
      pipe(
        collector.post('v1/track', {
          event,
          properties,
          type: 'track',
          writeKey: source.writeKey,
          anonymousId: randomUuid(),
          messageId: randomUuid(),
          timestamp: new Date(now()).toISOString(),
        }),
        TE.bimap(normalisedFault, () => undefined),
      ),
    forget: async () => {
      if (opened)
        await library().then(
          (analytics) => analytics.reset(),
          () => undefined,
        );
      forgetKept(kept);
    },
  };
};
