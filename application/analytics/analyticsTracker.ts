import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { eventProperties, screenProperties } from '#domain/analytics/eventProperties.ts';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import type { Visitor } from '#domain/analytics/visitor.ts';
import type { ScreenName } from '#domain/navigation/routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { type Identification, makeIdentification } from './identification.ts';
import { makeSendAnalytics } from './sendAnalytics.ts';

/** Sends events to analytics, with the payloads that the domain defines. */
export type AnalyticsTracker = Identification & {
  readonly track: (event: AnalyticsEvent, visitor: Visitor) => void;
  /** Tracks an event without a user id and without an anonymous id. */
  readonly trackAnonymously: (event: AnalyticsEvent) => void;
  readonly page: (screen: ScreenName, visitor: Visitor) => void;
};

/**
 * Each event carries the brand, the reference source, the account type and the address of the recording. An anonymous event carries only
 * the brand: the rest is of the visitor.
 */
export const makeAnalyticsTracker = (ports: DeferredServicePorts, context: AppContext): AnalyticsTracker => {
  const { analytics, flow, recorder } = ports;
  const send = makeSendAnalytics(ports);
  const brand = context.brand.key;
  const contextOf = (visitor: Visitor) => ({ ...visitor, brand, recordingUrl: recorder.url() });
  const anonymousContext = { referenceSource: null, email: null, accountType: null, brand, recordingUrl: null };
  return {
    ...makeIdentification(ports, context, send),
    track: (event, visitor) => send('track', analytics.track(event.name, eventProperties(event, contextOf(visitor)))),
    trackAnonymously: (event) =>
      send('track', analytics.trackAnonymously(event.name, eventProperties(event, anonymousContext))),
    page: (screen, visitor) =>
      send('page', analytics.page(screen, screenProperties(flow.get().last, contextOf(visitor)))),
  };
};
