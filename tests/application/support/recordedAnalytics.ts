import type { TaskEither } from 'fp-ts/TaskEither';
import type { AnalyticsSink, TagManager } from '#application/ports/analytics.ts';
import type { Payload } from '#domain/analytics/eventProperties.ts';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';
import { makeMemoryAnalytics } from './memoryAnalytics.ts';

/** What a collector was told, and by which call. */
export type RecordedCall = {
  readonly call: 'identify' | 'track' | 'trackAnonymously' | 'page' | 'reset' | 'stop' | 'dataLayer';
  /** An event or a screen by its name, a visitor by the profile id. */
  readonly name: string | null;
  readonly payload: Payload;
};

/** Analytics and the tag manager's data layer in memory: everything they are told can be read back, in order. */
export const makeRecordedAnalytics = (): {
  readonly analytics: AnalyticsSink;
  readonly tags: TagManager;
  readonly recordedCalls: () => ReadonlyArray<RecordedCall>;
} => {
  let recordedCalls: ReadonlyArray<RecordedCall> = [];
  const record = (call: RecordedCall['call'], name: string | null, payload: Payload = {}): void => {
    recordedCalls = [...recordedCalls, { call, name, payload }];
  };
  const memory = makeMemoryAnalytics();
  const recording =
    <Name extends string | null>(
      call: 'identify' | 'track' | 'trackAnonymously' | 'page',
      send: (name: Name, payload: Payload) => TaskEither<NormalisedError, void>,
    ) =>
    (name: Name, payload: Payload): TaskEither<NormalisedError, void> => {
      const sending = send(name, payload);
      return () => {
        record(call, name, payload);
        return sending();
      };
    };
  return {
    analytics: {
      identify: recording('identify', memory.identify),
      track: recording('track', memory.track),
      trackAnonymously: recording('trackAnonymously', memory.trackAnonymously),
      page: recording('page', memory.page),
      reset: () => {
        record('reset', null);
        return memory.reset();
      },
      stop: () => {
        record('stop', null);
        return memory.stop();
      },
    },
    tags: { push: (event, variables) => record('dataLayer', event, variables) },
    recordedCalls: () => recordedCalls,
  };
};
