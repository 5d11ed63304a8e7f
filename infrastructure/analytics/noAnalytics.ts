import * as TE from 'fp-ts/TaskEither';
import type { OpenAnalytics } from '#application/ports/analytics.ts';

const succeed = (): TE.TaskEither<never, void> => TE.right(undefined);

/** Analytics without a collector: every call succeeds and sends nothing. */
export const noAnalytics: OpenAnalytics = () => ({
  identify: succeed,
  track: succeed,
  page: succeed,
  trackAnonymously: succeed,
  reset: async () => undefined,
});
