import type { AnalyticsEvents, AnalyticsListener, HeldGrantEvent } from '#application/ports/analytics.ts';
import type { SessionStore } from '#application/ports/ports.ts';
import { isGrantEvent } from '#domain/analytics/events.ts';
import { isAnotherPerson, lateVisitor, type TrackedEvent, type Visitor, visitorOf } from '#domain/analytics/visitor.ts';

type QueuePorts = { readonly session: SessionStore; readonly heldGrantEvent: HeldGrantEvent };
type Delivery = (listener: AnalyticsListener) => void;

/**
 * Queues the events in one order, each with the visitor at that time, until a listener subscribes. The event of a grant waits for the account
 * type: until the page shows a fault or another screen, or the person leaves. A reload keeps it.
 */
export const makeEventQueue = ({ session, heldGrantEvent }: QueuePorts): AnalyticsEvents => {
  const visitor = (): Visitor => visitorOf(session.get());
  const name = heldGrantEvent.read();
  let waiting: TrackedEvent | null = name === null ? null : { event: { name }, visitor: visitor() };
  let queue: ReadonlyArray<Delivery> = [];
  let deliver = (delivery: Delivery): void => void (queue = [...queue, delivery]);
  const send = (tracked: TrackedEvent): void => deliver(({ onEvent }) => onEvent(tracked));
  const release = (): void => {
    if (waiting === null) return;
    const { event, visitor: before } = waiting;
    waiting = null;
    heldGrantEvent.write(null);
    const known = lateVisitor(before, visitor());
    if (known !== null) send({ event, visitor: known });
  };
  session.subscribe(() => {
    const now = visitor();
    if (waiting !== null && (now.accountType !== null || isAnotherPerson(waiting.visitor, now))) release();
  });
  return {
    track: (event) => {
      if (isGrantEvent(event) || event.name === 'Redirected') release();
      if (!isGrantEvent(event) || visitor().accountType !== null) return send({ event, visitor: visitor() });
      waiting = { event, visitor: visitor() };
      heldGrantEvent.write(event.name);
    },
    report: (event) => {
      // Because: this screen fetches the tokens that name the account type.
      if (event._tag !== 'Navigated' || event.path !== '/signup/creating') release();
      const seen = { event, visitor: visitor() };
      deliver(({ onPageEvent }) => onPageEvent(seen));
    },
    subscribe: (listener) => {
      deliver = (delivery) => delivery(listener);
      queue.forEach(deliver);
      queue = [];
    },
  };
};
