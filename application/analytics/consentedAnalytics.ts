import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { audienceOf, omitNulls } from '#domain/analytics/eventProperties.ts';
import { consentStateChange } from '#domain/analytics/events.ts';
import { type TrackedEvent, type Visitor, visitorOf } from '#domain/analytics/visitor.ts';
import { type Consent, hasConsent, noConsent } from '#domain/consent/consent.ts';
import type { ScreenName } from '#domain/navigation/screenName.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { AnalyticsTracker } from './analyticsTracker.ts';

/** Forwards the events that the consent allows, and drops the others. */
export type ConsentedAnalytics = {
  /** Applies a consent; `chosen` is true if the person has just chosen it. */
  readonly setConsent: (consent: Consent, chosen: boolean) => void;
  readonly onEvent: (trackedEvent: TrackedEvent) => void;
  readonly onScreenShown: (screen: ScreenName, visitor: Visitor) => void;
  /** A dialog opened; the screen below it stays the current one. */
  readonly onDialogShown: (screen: ScreenName, visitor: Visitor) => void;
};

type Recipients = { readonly analytics: boolean; readonly dataLayer: boolean };
type ShownScreen = { readonly shown: ScreenName; readonly visitor: Visitor };
type SenderPorts = Pick<DeferredServicePorts, 'flow' | 'tags'>;

const recipientsOf = (consent: Consent): Recipients => ({
  analytics: hasConsent('performance')(consent),
  dataLayer: hasConsent('marketing')(consent),
});

/** Sends a screen or an event to its recipients. Only analytics gets the identity. */
const makeSender = (
  { tags: { push }, flow }: SenderPorts,
  { brand }: Pick<AppContext, 'brand'>,
  tracker: AnalyticsTracker,
) => ({
  screen: ({ shown, visitor }: ShownScreen, to: Recipients, consent: Consent): void => {
    const accountType = audienceOf(visitor.accountType);
    if (to.dataLayer) push('page', omitNulls({ screen: shown, brand: brand.key, accountType, flow: flow.get().last }));
    if (!to.analytics) return;
    tracker.identify(visitor, consent);
    tracker.page(shown, visitor);
  },
  event: ({ event, visitor }: TrackedEvent, to: Recipients, consent: Consent): void => {
    const { name, ...data } = event;
    const accountType = audienceOf(visitor.accountType);
    if (to.dataLayer) push(name, omitNulls({ ...data, brand: brand.key, accountType }));
    if (!to.analytics) return;
    tracker.identify(visitor, consent);
    tracker.track(event, visitor);
  },
});

/** Consent to performance allows analytics, consent to marketing allows the data layer. */
export const makeConsentedAnalytics = (
  ports: SenderPorts & Pick<DeferredServicePorts, 'session'>,
  context: Pick<AppContext, 'brand'>,
  tracker: AnalyticsTracker,
): ConsentedAnalytics => {
  const send = makeSender(ports, context, tracker);
  let consent: Consent = noConsent;
  let screen: ScreenName | null = null;
  return {
    setConsent: (next, chosen) => {
      const before = recipientsOf(consent);
      const now = recipientsOf(next);
      consent = next;
      const visitor = visitorOf(ports.session.get());
      if (before.analytics && !now.analytics) tracker.stop();
      // Because: before the first screen only the queue knows who the visitor was then.
      if (now.analytics && screen !== null) tracker.identify(visitor, next);
      const change = chosen ? consentStateChange(next, context.brand) : null;
      if (change !== null && now.analytics) send.event({ event: change, visitor }, now, next);
      if (change !== null && !now.analytics) tracker.trackAnonymously(change);
      const added = {
        analytics: now.analytics && !before.analytics,
        dataLayer: now.dataLayer && !before.dataLayer,
      };
      if (screen !== null) send.screen({ shown: screen, visitor }, added, next);
    },
    onEvent: (trackedEvent) => send.event(trackedEvent, recipientsOf(consent), consent),
    onScreenShown: (shown, visitor) => {
      screen = shown;
      send.screen({ shown, visitor }, recipientsOf(consent), consent);
    },
    onDialogShown: (shown, visitor) => send.screen({ shown, visitor }, recipientsOf(consent), consent),
  };
};
