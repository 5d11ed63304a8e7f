import type { AnalyticsEvents } from '#application/ports/analytics.ts';
import type { SessionStore } from '#application/ports/ports.ts';
import { type TrackedEvent, visitorOf } from '#domain/analytics/visitor.ts';
import type { ReferenceSettings } from '#domain/redirect/entryPlatform.ts';

/** Queues the events in one order, each with the visitor at that time, until a listener subscribes. */
export const makeEventQueue = (session: Pick<SessionStore, 'get'>, settings: ReferenceSettings): AnalyticsEvents => {
  let queue: ReadonlyArray<TrackedEvent> = [];
  let deliver = (tracked: TrackedEvent): void => void (queue = [...queue, tracked]);
  return {
    track: (event) => deliver({ event, visitor: visitorOf(session.get(), settings) }),
    subscribe: (listener) => {
      deliver = listener;
      queue.forEach(listener);
      queue = [];
    },
  };
};
