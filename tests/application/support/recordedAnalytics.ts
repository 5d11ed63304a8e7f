import type { TaskEither } from 'fp-ts/TaskEither';
import type { OpenAnalytics, TagManager } from '#application/ports/analytics.ts';
import type { Payload } from '#domain/analytics/eventProperties.ts';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';
import { makeMemoryAnalytics } from './memoryAnalytics.ts';

type Sent = 'identify' | 'track' | 'trackAnonymously' | 'page';

/** What a collector was told, and by which call. */
export type RecordedCall = {
  readonly call: Sent | 'reset' | 'dataLayer';
  /** An event or a screen by its name, a visitor by the profile id. */
  readonly name: string | null;
  readonly payload: Payload;
};

/** Analytics and the tag manager's data layer in memory: everything they are told and may take can be read back, in order. */
export const makeRecordedAnalytics = (): {
  readonly analytics: OpenAnalytics;
  readonly tags: TagManager;
  readonly recordedCalls: () => ReadonlyArray<RecordedCall>;
} => {
  let recordedCalls: ReadonlyArray<RecordedCall> = [];
  const record = (call: RecordedCall['call'], name: string | null, payload: Payload = {}): void => {
    recordedCalls = [...recordedCalls, { call, name, payload }];
  };
  const analytics: OpenAnalytics = (maySend) => {
    const memory = makeMemoryAnalytics(maySend);
    const recording =
      <Name extends string | null>(
        call: Sent,
        send: (name: Name, payload: Payload) => TaskEither<NormalisedError, void>,
      ) =>
      (name: Name, payload: Payload): TaskEither<NormalisedError, void> =>
      () => {
        if (call === 'trackAnonymously' || maySend()) record(call, name, payload);
        return send(name, payload)();
      };
    return {
      identify: recording('identify', memory.identify),
      track: recording('track', memory.track),
      trackAnonymously: recording('trackAnonymously', memory.trackAnonymously),
      page: recording('page', memory.page),
      reset: () => {
        record('reset', null);
        return memory.reset();
      },
    };
  };
  return {
    analytics,
    tags: { push: (event, variables) => record('dataLayer', event, variables) },
    recordedCalls: () => recordedCalls,
  };
};
