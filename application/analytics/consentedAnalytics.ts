import type { DeferredServicePorts } from '#application/ports/deferredServicePorts.ts';
import { makeIsConsented } from '#application/consent/isConsented.ts';
import { consentStateChange } from '#domain/analytics/consentStateChange.ts';
import { omitNulls } from '#domain/analytics/eventProperties.ts';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import { visitorOf, type TrackedEvent } from '#domain/analytics/visitor.ts';
import { noConsent, type Consent } from '#domain/consent/consent.ts';
import type { ScreenName } from '#domain/navigation/screenName.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { AnalyticsTracker } from './analyticsTracker.ts';

/** Forwards the events that the consent allows, and drops the others. */
export type ConsentedAnalytics = {
  /** Applies a consent; `chosen` is true if the person has just chosen it. */
  readonly setConsent: (consent: Consent, chosen: boolean) => void;
  readonly onEvent: (trackedEvent: TrackedEvent) => void;
  readonly onScreenShown: (screen: ScreenName) => void;
  /** A dialog opened; the screen below it stays the current one. */
  readonly onDialogShown: (screen: ScreenName) => void;
};

type Recipients = { readonly analytics: boolean; readonly dataLayer: boolean };

type Sender = {
  readonly screen: (shown: ScreenName, to: Recipients, consent: Consent) => void;
  readonly event: (trackedEvent: TrackedEvent, to: Recipients, consent: Consent) => void;
};

type SenderPorts = Pick<DeferredServicePorts, 'flow' | 'session' | 'tags'>;

const makeSender = (
  { tags: { push }, flow, session }: SenderPorts,
  { brand }: Pick<AppContext, 'brand'>,
  tracker: AnalyticsTracker,
): Sender => ({
  screen: (shown, { analytics, dataLayer }, consent) => {
    if (dataLayer) push('page', omitNulls({ screen: shown, brand: brand.key, flow: flow.get().last }));
    if (!analytics) return;
    tracker.identify(visitorOf(session.get()), consent);
    tracker.page(shown);
  },
  event: ({ event, visitor }, { analytics, dataLayer }, consent) => {
    const { name, ...data } = event;
    if (dataLayer) push(name, omitNulls({ ...data, brand: brand.key }));
    if (!analytics) return;
    tracker.identify(visitor, consent);
    tracker.track(event, visitor);
  },
});

/** Consent to performance allows analytics, consent to marketing allows the data layer. Only analytics gets the identity. */
export const makeConsentedAnalytics = (
  { tags, flow, session, log }: SenderPorts & Pick<DeferredServicePorts, 'log'>,
  context: Pick<AppContext, 'brand'>,
  tracker: AnalyticsTracker,
): ConsentedAnalytics => {
  const send = makeSender({ tags, flow, session }, context, tracker);
  const isConsented = makeIsConsented({ log });
  let consent: Consent = noConsent;
  let screen: ScreenName | null = null;
  const recipients = (): Recipients => ({
    analytics: isConsented(consent)('performance'),
    dataLayer: isConsented(consent)('marketing'),
  });
  const trackConsentChange = (change: AnalyticsEvent, to: Recipients): void =>
    to.analytics
      ? send.event({ event: change, visitor: visitorOf(session.get()) }, to, consent)
      : tracker.trackAnonymously(change);
  return {
    setConsent: (next, chosen) => {
      const before = recipients();
      consent = next;
      const now = recipients();
      const change = chosen ? consentStateChange(next, context.brand) : null;
      if (before.analytics && !now.analytics) tracker.reset();
      if (now.analytics) tracker.identify(visitorOf(session.get()), next);
      if (change !== null) trackConsentChange(change, now);
      const addedRecipients = {
        analytics: now.analytics && !before.analytics,
        dataLayer: now.dataLayer && !before.dataLayer,
      };
      if (screen !== null) send.screen(screen, addedRecipients, consent);
    },
    onEvent: (trackedEvent) => send.event(trackedEvent, recipients(), consent),
    onScreenShown: (shown) => {
      screen = shown;
      send.screen(shown, recipients(), consent);
    },
    onDialogShown: (shown) => send.screen(shown, recipients(), consent),
  };
};
