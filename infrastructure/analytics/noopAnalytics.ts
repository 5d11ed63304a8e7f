import * as TE from 'fp-ts/TaskEither';
import type { AnalyticsSink } from '#application/ports/analytics.ts';

const noop = (): TE.TaskEither<never, void> => TE.right(undefined);

/** Analytics without a collector: every call succeeds and sends nothing. */
export const noopAnalytics: AnalyticsSink = {
  identify: noop,
  track: noop,
  trackUnbatched: noop,
  page: noop,
  trackAnonymously: noop,
  reset: async () => undefined,
  stop: async () => undefined,
};
