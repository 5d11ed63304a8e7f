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

const open = async ({ source, anonymousIdStore }: SegmentLibraryParts, consent: number): Promise<Analytics> => {
  const { AnalyticsBrowser } = await import('@segment/analytics-next');
  const { writeKey, host } = source;
  const settings = { writeKey, cdnURL: withoutEndSlashes(host), plugins: [redactContext] };
  const [analytics] = await AnalyticsBrowser.load(settings, segmentOptions(source, consent));
  const anonymousId = anonymousIdStore.read();
  if (anonymousId !== null) analytics.setAnonymousId(anonymousId);
  return analytics;
};

type ConsentLibrary = Omit<SegmentLibrary, 'stop'> & {
  /** Drops the calls that wait for the library, and every event that is not sent yet. Nothing opens it again. */
  readonly close: () => void;
};

/** The library of one consent, behind a gate of its own. */
const makeConsentLibrary = (parts: SegmentLibraryParts, consent: number): ConsentLibrary => {
  const { source, anonymousIdStore, page, onBatch } = parts;
  let [isRequested, isOpen, person] = [false, true, 0];
  const load = lazy(() => {
    if (!isRequested) gateBatches({ page, address: batchAddress(source, consent), isOpen: () => isOpen, onBatch });
    isRequested = true;
    return open(parts, consent);
  });
  // Because: the id on the device after the end of this consent is that of the next one.
  const remove = (): void => {
    if (isOpen) anonymousIdStore.remove();
  };
  const forget = (analytics: Analytics): void => {
    analytics.reset();
    remove();
  };
  return {
    call: (run) => async () => {
      const caller = person;
      return pipe(
        attempt(async () => (isOpen ? load() : null), normaliseError),
        TE.flatMap((analytics) =>
          analytics !== null && isOpen && caller === person ? run(analytics) : TE.right(undefined),
        ),
      )();
    },
    // Because: the next call must find the device as a reset leaves it, so nothing is awaited before the removal.
    reset: async () => {
      // Because: the library completes an event when it takes it. What it has not taken yet would be sent as the next person's.
      person += 1;
      return isRequested ? load().then(forget, remove) : remove();
    },
    close: () => {
      remove();
      isOpen = false;
    },
  };
};

/**
 * The library. A stop closes it for good, and the next call opens another.
 * Because: events that wait in it would be sent later, once a new consent opens the gate again.
 */
export const makeSegmentLibrary = (parts: SegmentLibraryParts): SegmentLibrary => {
  let consent = 1;
  let library = makeConsentLibrary(parts, consent);
  return {
    call: (run) => library.call(run),
    reset: () => library.reset(),
    stop: async () => {
      library.close();
      consent += 1;
      library = makeConsentLibrary(parts, consent);
    },
  };
};
