import type { CompanionPorts } from '#application/ports/companionPorts.ts';
import { eventContext } from '#domain/analytics/eventContext.ts';
import { eventProperties, screenProperties } from '#domain/analytics/eventProperties.ts';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import { identifyPayload } from '#domain/analytics/identifyPayload.ts';
import { visitorOf, type Visitor } from '#domain/analytics/visitor.ts';
import type { Consent } from '#domain/consent/consent.ts';
import type { ScreenName } from '#domain/navigation/screenName.ts';
import type { World } from '#domain/navigation/visit.ts';
import { makeInTime } from './inTime.ts';

/** Tells analytics, in the payloads of the domain and in no others. */
export type Analyst = {
  /** Says who the visitor is wherever that is not what was said last. */
  readonly identify: (visitor: Visitor, consent: Consent) => void;
  readonly track: (event: AnalyticsEvent, visitor: Visitor) => void;
  readonly trackNobody: (event: AnalyticsEvent) => void;
  readonly page: (screen: ScreenName) => void;
  readonly forget: () => void;
};

type AnalystPorts = Pick<CompanionPorts, 'analytics' | 'clock' | 'flow' | 'log' | 'recorder' | 'session'>;

const nobody = { referenceSource: null, email: null };

export const makeAnalyst = (ports: AnalystPorts, { brand, settings }: World): Analyst => {
  const { analytics, flow, session, recorder } = ports;
  const { version, environment } = settings;
  const send = makeInTime(ports);
  const about = (visitor: Omit<Visitor, 'profileId'>, recordingUrl: string | null = recorder.url()) =>
    eventContext(visitor, { brand: brand.key, recordingUrl });
  let said: string | null = null;
  return {
    identify: ({ profileId, email }, consent) => {
      const { userLocale: locale } = session.get();
      const release = { version, environment };
      const traits = identifyPayload({ consent, brand: brand.key, release, locale, email });
      const saying = JSON.stringify([profileId, traits]);
      if (saying === said) return;
      said = saying;
      send('identify', analytics.identify(profileId, traits));
    },
    track: (event, visitor) => {
      // Because: how fast a page was is known when it goes, and whoever is sent later is not sent at all.
      const say = event.name === 'Web Vital' ? analytics.trackAtOnce : analytics.track;
      send('track', say(event.name, eventProperties(event, about(visitor))));
    },
    trackNobody: (event) =>
      send('track', analytics.trackNobody(event.name, eventProperties(event, about(nobody, null)))),
    page: (screen) =>
      send('page', analytics.page(screen, screenProperties(flow.get().last, about(visitorOf(session.get()))))),
    forget: () => {
      said = null;
      void analytics.forget();
    },
  };
};
