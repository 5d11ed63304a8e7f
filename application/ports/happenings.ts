import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import type { Happening } from '#domain/analytics/visitor.ts';

/** What happened on this page, in order. Nobody who tells waits for anybody who listens. */
export type Happenings = {
  readonly tell: (event: AnalyticsEvent) => void;
  /** Hears everything from the first telling on; there is one listener, and what came before it was kept for it. */
  readonly listen: (listener: (happening: Happening) => void) => void;
};
