import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import type { TrackedEvent } from '#domain/analytics/visitor.ts';

/** The analytics events of this page, in order. `track` never waits for the listener. */
export type AnalyticsEvents = {
  readonly track: (event: AnalyticsEvent) => void;
  /** Sets the one listener. It gets the queued events first, then each new one. */
  readonly subscribe: (listener: (trackedEvent: TrackedEvent) => void) => void;
};
