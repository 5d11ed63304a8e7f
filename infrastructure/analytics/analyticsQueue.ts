import type { AnalyticsEvents } from '#application/ports/analyticsEvents.ts';
import type { SessionStore } from '#application/ports/sessionStore.ts';
import { visitorOf, type TrackedEvent } from '#domain/analytics/visitor.ts';

/** Queues analytics events, each with the visitor at that time, until a listener subscribes. */
export const makeAnalyticsQueue = ({ get }: Pick<SessionStore, 'get'>): AnalyticsEvents => {
  let queue: ReadonlyArray<TrackedEvent> = [];
  let deliver = (trackedEvent: TrackedEvent): void => {
    queue = [...queue, trackedEvent];
  };
  return {
    track: (event) => deliver({ event, visitor: visitorOf(get()) }),
    subscribe: (listener) => {
      deliver = listener;
      queue.forEach(listener);
      queue = [];
    },
  };
};
