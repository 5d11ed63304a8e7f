import type { AnalyticsEvents, AnalyticsListener, HeldGrantEvent } from '#application/ports/analytics.ts';
import type { Ports, SessionStore } from '#application/ports/ports.ts';
import { isGrantEvent } from '#domain/analytics/events.ts';
import type { TaggedFault } from '#domain/analytics/pageEvents.ts';
import { isAnotherPerson, lateVisitor, type TrackedEvent, type Visitor, visitorOf } from '#domain/analytics/visitor.ts';
import type { ScreenName } from '#domain/navigation/routes.ts';

type Delivery = (listener: AnalyticsListener) => void;

/**
 * Queues the events in one order, each with the visitor at that time, until a listener subscribes. The event of a grant waits for the account
 * type, until the page shows a fault or another screen, or the person leaves; a reload keeps it.
 */
export const makeEventQueue = (session: SessionStore, held: HeldGrantEvent): AnalyticsEvents => {
  const visitor = (): Visitor => visitorOf(session.get());
  const name = held.read();
  let waiting: TrackedEvent | null = name === null ? null : { event: { name }, visitor: visitor() };
  let queue: ReadonlyArray<Delivery> = [];
  let deliver = (delivery: Delivery): void => void (queue = [...queue, delivery]);
  const send = (tracked: TrackedEvent): void => deliver(({ onEvent }) => onEvent(tracked));
  const release = (): void => {
    if (waiting === null) return;
    const { event, visitor: before } = waiting;
    waiting = null;
    held.write(null);
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
      held.write(event.name);
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

/** Reports what happens on the pages. The reports wait in the queue of the events until the deferred services are loaded. */
export type PageReports = {
  /** The router arrived at a path. */
  readonly onNavigated: (path: string) => void;
  /** The form of a page was sent. */
  readonly onFormSubmitted: (path: string) => void;
  /** A page showed a fault. */
  readonly onFaultShown: (path: string, fault: TaggedFault) => void;
  /** A dialog with a screen name of its own opened over the page. */
  readonly onDialogShown: (screen: ScreenName) => void;
};

/** Reports each event with what is in the session at that time. */
export const makePageReports = ({
  analyticsEvents: { report },
  session,
}: Pick<Ports, 'analyticsEvents' | 'session'>): PageReports => ({
  onNavigated: (path) => report({ _tag: 'Navigated', path, entryFault: session.get().progress.entryFault }),
  onFormSubmitted: (path) => report({ _tag: 'FormSubmitted', path }),
  // Because: the fault of a form may name its fields, and only the tag is needed.
  onFaultShown: (path, { _tag }) => report({ _tag: 'FaultShown', path, fault: { _tag } }),
  onDialogShown: (screen) => report({ _tag: 'DialogShown', screen }),
});
