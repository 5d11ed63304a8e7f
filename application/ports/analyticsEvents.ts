import type { AnalyticsEvent, GrantEvent } from '#domain/analytics/events.ts';
import type { PageEvent } from '#domain/analytics/pageEvents.ts';
import type { TrackedEvent, TrackedPageEvent } from '#domain/analytics/visitor.ts';

/** Who gets the queued events, and each new one. */
export type AnalyticsListener = {
  readonly onEvent: (tracked: TrackedEvent) => void;
  readonly onPageEvent: (tracked: TrackedPageEvent) => void;
};

/** The events of this page, in order, each with the visitor at that time. `track` and `report` never wait for the listener. */
export type AnalyticsEvents = {
  readonly track: (event: AnalyticsEvent) => void;
  readonly report: (event: PageEvent) => void;
  /** Sets the one listener. It gets the queued events first, then each new one. */
  readonly subscribe: (listener: AnalyticsListener) => void;
};

/** The event of a grant that waits for its account type; it survives a reload. Null for none. */
export type HeldGrantEvent = {
  readonly read: () => GrantEvent | null;
  readonly write: (name: GrantEvent | null) => void;
};
