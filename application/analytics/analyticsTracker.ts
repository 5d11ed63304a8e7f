import type { AnalyticsSink } from '#application/ports/analytics.ts';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { eventProperties, identifyPayload, screenProperties } from '#domain/analytics/eventProperties.ts';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import { isAnotherPerson, type Visitor } from '#domain/analytics/visitor.ts';
import type { Consent } from '#domain/consent/consent.ts';
import type { ScreenName } from '#domain/navigation/routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { makeSendAnalytics, type SendAnalytics } from './sendAnalytics.ts';

/** Sends events to analytics, with the payloads that the domain defines. */
export type AnalyticsTracker = {
  /** Identifies the visitor, unless the last call had the same values. Forgets another person than before first. */
  readonly identify: (visitor: Visitor, consent: Consent) => void;
  readonly track: (event: AnalyticsEvent, visitor: Visitor) => void;
  /** Tracks an event without a user id and without an anonymous id. */
  readonly trackAnonymously: (event: AnalyticsEvent) => void;
  readonly page: (screen: ScreenName, visitor: Visitor) => void;
  /** Ends the consent: forgets the visitor, and drops what is not sent yet. */
  readonly stop: () => void;
};

/** Each event carries the brand, the reference source, the account type and the address of the recording. */
export const makeAnalyticsTracker = (ports: DeferredServicePorts, context: AppContext): AnalyticsTracker => {
  const { analytics, flow, recorder } = ports;
  const send = makeSendAnalytics(ports);
  const brand = context.brand.key;
  const contextOf = (visitor: Visitor) => ({ ...visitor, brand, recordingUrl: recorder.url() });
  const anonymousContext = { referenceSource: null, email: null, accountType: null, brand, recordingUrl: null };
  return {
    ...makeIdentification(ports, context, send),
    track: (event, visitor) => {
      // Because: web vitals are final when the page unloads, and a batch would not be sent any more.
      const trackEvent = event.name === 'Web Vital' ? analytics.trackUnbatched : analytics.track;
      send('track', trackEvent(event.name, eventProperties(event, contextOf(visitor))));
    },
    trackAnonymously: (event) =>
      send('track', analytics.trackAnonymously(event.name, eventProperties(event, anonymousContext))),
    page: (screen, visitor) =>
      send('page', analytics.page(screen, screenProperties(flow.get().last, contextOf(visitor)))),
  };
};

/** Keeps who was identified last, so that the same call is not made twice and another person is noticed. */
const makeIdentification = (
  { analytics, session, recorder }: DeferredServicePorts,
  { brand, settings }: AppContext,
  send: SendAnalytics,
): Pick<AnalyticsTracker, 'identify' | 'stop'> => {
  const { version, environment } = settings;
  let lastIdentified: string | null = null;
  let person: Visitor | null = null;
  // Because: the address of a recording leads to the person in it.
  const forgetPerson = (forget: AnalyticsSink['reset']): void => {
    void forget();
    recorder.forget();
  };
  return {
    identify: (visitor, consent) => {
      const { profileId, email } = visitor;
      const { userLocale: locale } = session.get();
      const release = { version, environment };
      const traits = identifyPayload({ consent, brand: brand.key, release, locale, email });
      const identification = JSON.stringify([profileId, traits]);
      if (identification === lastIdentified) return;
      lastIdentified = identification;
      if (person !== null && isAnotherPerson(person, visitor)) forgetPerson(analytics.reset);
      person = visitor;
      send('identify', analytics.identify(profileId, traits));
    },
    stop: () => {
      lastIdentified = null;
      person = null;
      forgetPerson(analytics.stop);
    },
  };
};
