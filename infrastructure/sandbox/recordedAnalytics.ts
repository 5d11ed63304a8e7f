import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { AnalyticsSink } from '#application/ports/analyticsSink.ts';
import type { TagManager } from '#application/ports/tagManager.ts';
import type { Payload } from '#domain/analytics/eventProperties.ts';

/** What a collector was told, and by which call. */
export type Told = {
  readonly call: 'identify' | 'track' | 'trackAtOnce' | 'trackNobody' | 'page' | 'forget' | 'layer';
  /** An event or a screen by its name, a visitor by the profile id. */
  readonly name: string | null;
  readonly payload: Payload;
};

/** Analytics and the tag manager's data layer in memory: everything they are told can be read back, in order. */
export const makeRecordedAnalytics = (): {
  readonly analytics: AnalyticsSink;
  readonly tags: TagManager;
  readonly told: () => ReadonlyArray<Told>;
} => {
  let told: ReadonlyArray<Told> = [];
  const note = (call: Told['call'], name: string | null, payload: Payload = {}): void => {
    told = [...told, { call, name, payload }];
  };
  const taking =
    (call: Told['call']) =>
    (name: string | null, payload: Payload): TaskEither<never, void> =>
    async () => {
      note(call, name, payload);
      return E.right(undefined);
    };
  return {
    analytics: {
      identify: taking('identify'),
      track: taking('track'),
      trackAtOnce: taking('trackAtOnce'),
      trackNobody: taking('trackNobody'),
      page: taking('page'),
      forget: async () => note('forget', null),
    },
    tags: { push: (event, variables) => note('layer', event, variables) },
    told: () => told,
  };
};
