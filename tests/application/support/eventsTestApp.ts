import { eventProperties } from '#domain/analytics/eventProperties.ts';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import type { Visitor } from '#domain/analytics/visitor.ts';
import { makeTestApp, type TestApp } from './testApp.ts';
import { fromPartner, goTo } from './visits.ts';

/** A test app, and the events that its use cases track. */
export type EventsTestApp = TestApp & {
  /** Each event with its data, and with the account type that analytics gets, as a text. */
  readonly labels: () => ReadonlyArray<string>;
};

const labelOf = (event: AnalyticsEvent, visitor: Visitor): string => {
  const { accountType } = eventProperties(event, { ...visitor, brand: 'xe', recordingUrl: null });
  return [...Object.values(event), accountType].filter((part) => part !== undefined).join(' ');
};

/** Opens a visit from a partner. */
export const openVisit = async (options: Parameters<typeof makeTestApp>[0] = {}): Promise<EventsTestApp> => {
  const app = makeTestApp(options);
  let labels: ReadonlyArray<string> = [];
  app.ports.analyticsEvents.subscribe(({ event, visitor }) => {
    if ('name' in event) labels = [...labels, labelOf(event, visitor)];
  });
  await goTo(app, '/', fromPartner);
  return { ...app, labels: () => labels };
};
