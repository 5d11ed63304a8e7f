import type { Task } from 'fp-ts/Task';
import { eventProperties } from '#domain/analytics/eventProperties.ts';
import type { TrackedEvent } from '#domain/analytics/visitor.ts';
import { makeTestApp, type TestApp } from './testApp.ts';
import { fromPartner, goTo } from './visits.ts';

/** A test app, and the events that its use cases track. */
export type EventsTestApp = TestApp & {
  /** Each event with the visitor at that time. */
  readonly tracked: () => ReadonlyArray<TrackedEvent>;
  /** Each event with its data, and with the account type that analytics gets, as a text. */
  readonly labels: () => ReadonlyArray<string>;
  /** The newest code that was sent. */
  readonly code: () => string;
};

const labelOf = ({ event, visitor }: TrackedEvent): string => {
  const { accountType } = eventProperties(event, { ...visitor, brand: 'xe', recordingUrl: null });
  return [...Object.values(event), accountType].filter((part) => part !== undefined).join(' ');
};

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
  await goTo(app, '/', fromPartner);
  return {
    ...app,
    tracked: () => tracked,
    labels: () => tracked.map(labelOf),
    code: () => app.engine.inbox(null)[0]?.code ?? '',
  };
};

/** Runs tasks, each one after the end of the one before. */
export const inOrder = async (steps: ReadonlyArray<() => Task<unknown>>): Promise<void> => {
  for (const step of steps) await step()();
};
