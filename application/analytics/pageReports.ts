import type { Ports } from '#application/ports/ports.ts';
import type { TaggedFault } from '#domain/analytics/pageEvents.ts';
import type { ScreenName } from '#domain/navigation/routes.ts';

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
