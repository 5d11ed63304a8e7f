import * as TE from 'fp-ts/TaskEither';
import type { AnalyticsSink } from '#application/ports/analyticsSink.ts';

const nothing = (): TE.TaskEither<never, void> => TE.right(undefined);

/** Analytics where the configuration names no collector. */
export const noAnalytics: AnalyticsSink = {
  identify: nothing,
  track: nothing,
  trackAtOnce: nothing,
  page: nothing,
  trackNobody: nothing,
  forget: async () => undefined,
};
