import type { AnalyticsEvents, AnalyticsListener } from '#application/ports/analyticsEvents.ts';
import type { SessionStore } from '#application/ports/sessionStore.ts';
import { visitorOf } from '#domain/analytics/visitor.ts';

type Delivery = (listener: AnalyticsListener) => void;

/** Queues the events in one order, each with the visitor at that time, until a listener subscribes. */
export const makeAnalyticsQueue = ({ get }: Pick<SessionStore, 'get'>): AnalyticsEvents => {
  let queue: ReadonlyArray<Delivery> = [];
  let deliver = (delivery: Delivery): void => {
    queue = [...queue, delivery];
  };
  return {
    track: (event) => {
      const visitor = visitorOf(get());
      deliver(({ onEvent }) => onEvent({ event, visitor }));
    },
    report: (event) => {
      const visitor = visitorOf(get());
      deliver(({ onPageEvent }) => onPageEvent({ event, visitor }));
    },
    subscribe: (listener) => {
      deliver = (delivery) => delivery(listener);
      queue.forEach(deliver);
      queue = [];
    },
  };
};
