import type { AnalyticsEvents, AnalyticsListener } from '#application/ports/analytics.ts';
import type { Ports, SessionStore } from '#application/ports/ports.ts';
import type { TaggedFault } from '#domain/analytics/pageEvents.ts';
import { visitorOf } from '#domain/analytics/visitor.ts';
import type { ScreenName } from '#domain/navigation/routes.ts';
import type { ReferenceSettings } from '#domain/redirect/entryPlatform.ts';

type Delivery = (listener: AnalyticsListener) => void;

/** Queues the events in one order, each with the visitor at that time, until a listener subscribes. */
export const makeEventQueue = (session: Pick<SessionStore, 'get'>, settings: ReferenceSettings): AnalyticsEvents => {
  let queue: ReadonlyArray<Delivery> = [];
  let deliver = (delivery: Delivery): void => void (queue = [...queue, delivery]);
  return {
    track: (event) => {
      const tracked = { event, visitor: visitorOf(session.get(), settings) };
      deliver(({ onEvent }) => onEvent(tracked));
    },
    report: (event) => {
      const seen = { event, visitor: visitorOf(session.get(), settings) };
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
