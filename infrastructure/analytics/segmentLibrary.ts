import type { Analytics } from '@segment/analytics-next';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AnalyticsSink } from '#application/ports/analytics.ts';
import { attempt } from '#application/shared/attempt.ts';
import { lazy } from '#application/shared/lazy.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { withoutEndSlashes } from '#domain/shared/webAddress.ts';
import type { AnonymousIdStore } from './anonymousIdStore.ts';
import { type BatchGateParts, gateBatches } from './batchGate.ts';
import { batchAddress, redactContext, segmentOptions, type SegmentSource } from './segmentSettings.ts';

/** What the library needs. */
export type SegmentLibraryParts = Pick<BatchGateParts, 'page' | 'onBatch'> & {
  readonly source: SegmentSource;
  readonly anonymousIdStore: AnonymousIdStore;
};

/** The outcome of one event. */
export type Delivery = ReturnType<AnalyticsSink['track']>;

/** Segment's library, which is downloaded at the first call. */
export type SegmentLibrary = Pick<AnalyticsSink, 'reset' | 'stop'> & {
  /** Calls the library once it is loaded, unless the consent has ended by then. */
  readonly call: (run: (analytics: Analytics) => Delivery) => Delivery;
};

const open = async ({ source, anonymousIdStore }: SegmentLibraryParts): Promise<Analytics> => {
  const { AnalyticsBrowser } = await import('@segment/analytics-next');
  const { writeKey, host } = source;
  const settings = { writeKey, cdnURL: withoutEndSlashes(host), plugins: [redactContext] };
  const [analytics] = await AnalyticsBrowser.load(settings, segmentOptions(source));
  const anonymousId = anonymousIdStore.read();
  if (anonymousId !== null) analytics.setAnonymousId(anonymousId);
  return analytics;
};

/** The library behind a gate. A stop closes it, and drops the calls that wait for the library; the next call opens it. */
export const makeSegmentLibrary = (parts: SegmentLibraryParts): SegmentLibrary => {
  const { source, anonymousIdStore, page, onBatch } = parts;
  let isRequested = false;
  let isOpen = true;
  let stops = 0;
  const load = lazy(() => {
    if (!isRequested) gateBatches({ page, address: batchAddress(source), isOpen: () => isOpen, onBatch });
    isRequested = true;
    return open(parts);
  });
  const loadUnlessStopped = async (stopsBefore: number): Promise<Analytics | null> => {
    const analytics = await load();
    if (stops !== stopsBefore) return null;
    isOpen = true;
    return analytics;
  };
  const { remove } = anonymousIdStore;
  const forget = (analytics: Analytics): void => {
    analytics.reset();
    remove();
  };
  // Because: the next call must find the device as a reset leaves it, so nothing is awaited before the removal.
  const reset = async (): Promise<void> => (isRequested ? load().then(forget, remove) : remove());
  return {
    call: (run) => {
      const stopsBefore = stops;
      return pipe(
        attempt(() => loadUnlessStopped(stopsBefore), normaliseError),
        TE.flatMap((analytics) => (analytics === null ? TE.right(undefined) : run(analytics))),
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
