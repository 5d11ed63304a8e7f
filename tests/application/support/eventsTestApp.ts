import type { Task } from 'fp-ts/Task';
import { eventProperties } from '#domain/analytics/eventProperties.ts';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import type { TrackedEvent } from '#domain/analytics/visitor.ts';
import { makeTestApp, type TestApp } from './testApp.ts';

/** A test app, and the events that its use cases track. */
export type EventsTestApp = TestApp & {
  /** Each event with the visitor at that time. */
  readonly tracked: () => ReadonlyArray<TrackedEvent>;
  readonly trackedEvents: () => ReadonlyArray<AnalyticsEvent>;
  /** Each event with the account type that analytics gets. */
  readonly accountTypes: () => ReadonlyArray<readonly [name: string, accountType: unknown]>;
  /** The newest code that was sent. */
  readonly code: () => string;
};

const accountTypeOf = ({ event, visitor }: TrackedEvent): unknown =>
  eventProperties(event, { ...visitor, brand: 'xe', recordingUrl: null })['accountType'] ?? null;

/** Opens a visit from a partner. */
export const openVisit = async (options: Parameters<typeof makeTestApp>[0] = {}): Promise<EventsTestApp> => {
  const app = makeTestApp(options);
  let tracked: ReadonlyArray<TrackedEvent> = [];
  app.ports.analyticsEvents.subscribe({
    onEvent: (event) => {
      tracked = [...tracked, event];
    },
    onPageEvent: () => undefined,
  });
  const query = '?redirect_uri=https://partner.brand.test/back&state=s1';
  await app.useCases.runGuards({ to: '/', query, scheme: 'https:' })();
  return {
    ...app,
    tracked: () => tracked,
    trackedEvents: () => tracked.map(({ event }) => event),
    accountTypes: () => tracked.map((one) => [one.event.name, accountTypeOf(one)]),
    code: () => app.engine.inbox(null)[0]?.code ?? '',
  };
};

/** Runs tasks, each one after the end of the one before. */
export const inOrder = async (steps: ReadonlyArray<() => Task<unknown>>): Promise<void> => {
  for (const step of steps) await step()();
};
