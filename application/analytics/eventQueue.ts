import type { AnalyticsEvents, AnalyticsListener } from '#application/ports/analytics.ts';
import type { SessionStore } from '#application/ports/ports.ts';
import { visitorOf } from '#domain/analytics/visitor.ts';

type Delivery = (listener: AnalyticsListener) => void;

/** Queues the events in one order, each with the visitor at that time, until a listener subscribes. */
export const makeEventQueue = (session: Pick<SessionStore, 'get'>): AnalyticsEvents => {
  let queue: ReadonlyArray<Delivery> = [];
  let deliver = (delivery: Delivery): void => void (queue = [...queue, delivery]);
  return {
    track: (event) => {
      const tracked = { event, visitor: visitorOf(session.get()) };
      deliver(({ onEvent }) => onEvent(tracked));
    },
    report: (event) => {
      const seen = { event, visitor: visitorOf(session.get()) };
      deliver(({ onPageEvent }) => onPageEvent(seen));
    },
    subscribe: (listener) => {
      deliver = (delivery) => delivery(listener);
      queue.forEach(deliver);
      queue = [];
    },
  };
};
