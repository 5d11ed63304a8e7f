import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { AnalyticsSink, TagManager } from '#application/ports/analytics.ts';
import type { Payload } from '#domain/analytics/eventProperties.ts';

/** What a collector was told, and by which call. */
export type RecordedCall = {
  readonly call: 'identify' | 'track' | 'trackUnbatched' | 'trackAnonymously' | 'page' | 'reset' | 'stop' | 'dataLayer';
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
  const recording =
    (call: RecordedCall['call']) =>
    (name: string | null, payload: Payload): TaskEither<never, void> =>
    async () => {
      record(call, name, payload);
      return E.right(undefined);
    };
  return {
    analytics: {
      identify: recording('identify'),
      track: recording('track'),
      trackUnbatched: recording('trackUnbatched'),
      trackAnonymously: recording('trackAnonymously'),
      page: recording('page'),
      reset: async () => record('reset', null),
      stop: async () => record('stop', null),
    },
    tags: { push: (event, variables) => record('dataLayer', event, variables) },
    recordedCalls: () => recordedCalls,
  };
};
