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

type Somebody = { readonly anonymousId: string; readonly userId: string | null };

// Because: a body that is no JSON by its name needs no preflight, which a page that is going would not live to see.
const simple = { headers: { 'content-type': 'text/plain' } };

const plainCall =
  ({ collector, source, randomUuid, now }: SegmentParts) =>
  (who: Somebody, event: string, properties: object): ReturnType<AnalyticsSink['track']> => {
    const [messageId, timestamp] = [randomUuid(), new Date(now()).toISOString()];
    const said = { ...who, event, properties, type: 'track', writeKey: source.writeKey, messageId, timestamp };
    return pipe(
      collector.post('v1/track', said, simple),
      TE.bimap(normalisedFault, () => undefined),
    );
  };

/** Segment's library, downloaded with the first thing there is to tell it. */
export const makeSegmentAnalytics = (parts: SegmentParts): AnalyticsSink => {
  const { source, randomUuid, kept } = parts;
  const call = plainCall(parts);
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
    trackAtOnce: (event, properties) =>
      pipe(
        TE.tryCatch(library, normaliseError),
        TE.map((analytics) => analytics.user()),
        TE.flatMap((user) =>
          call({ anonymousId: user.anonymousId() ?? randomUuid(), userId: user.id() ?? null }, event, properties),
        ),
      ),
    trackNobody: (event, properties) => call({ anonymousId: randomUuid(), userId: null }, event, properties),
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
