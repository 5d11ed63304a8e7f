import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { audienceOf, omitNulls } from '#domain/analytics/eventProperties.ts';
import { type AnalyticsEvent, consentStateChange } from '#domain/analytics/events.ts';
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

type Sender = {
  readonly screen: (shownScreen: ShownScreen, to: Recipients, consent: Consent) => void;
  readonly event: (trackedEvent: TrackedEvent, to: Recipients, consent: Consent) => void;
};

type SenderPorts = Pick<DeferredServicePorts, 'flow' | 'tags'>;

const makeSender = (
  { tags: { push }, flow }: SenderPorts,
  { brand }: Pick<AppContext, 'brand'>,
  tracker: AnalyticsTracker,
): Sender => ({
  screen: ({ shown, visitor }, { analytics, dataLayer }, consent) => {
    const accountType = audienceOf(visitor.accountType);
    if (dataLayer) push('page', omitNulls({ screen: shown, brand: brand.key, accountType, flow: flow.get().last }));
    if (!analytics) return;
    tracker.identify(visitor, consent);
    tracker.page(shown, visitor);
  },
  event: ({ event, visitor }, { analytics, dataLayer }, consent) => {
    const { name, ...data } = event;
    const accountType = audienceOf(visitor.accountType);
    if (dataLayer) push(name, omitNulls({ ...data, brand: brand.key, accountType }));
    if (!analytics) return;
    tracker.identify(visitor, consent);
    tracker.track(event, visitor);
  },
});

/** Consent to performance allows analytics, consent to marketing allows the data layer. Only analytics gets the identity. */
export const makeConsentedAnalytics = (
  { tags, flow, session }: SenderPorts & Pick<DeferredServicePorts, 'session'>,
  context: Pick<AppContext, 'brand'>,
  tracker: AnalyticsTracker,
): ConsentedAnalytics => {
  const send = makeSender({ tags, flow }, context, tracker);
  let consent: Consent = noConsent;
  let screen: ScreenName | null = null;
  const recipients = (): Recipients => ({
    analytics: hasConsent('performance')(consent),
    dataLayer: hasConsent('marketing')(consent),
  });
  const visitor = (): Visitor => visitorOf(session.get());
  const trackConsentChange = (change: AnalyticsEvent, to: Recipients): void =>
    to.analytics ? send.event({ event: change, visitor: visitor() }, to, consent) : tracker.trackAnonymously(change);
  return {
    setConsent: (next, chosen) => {
      const before = recipients();
      consent = next;
      const now = recipients();
      const change = chosen ? consentStateChange(next, context.brand) : null;
      if (before.analytics && !now.analytics) tracker.stop();
      // Because: before the first screen only the queue knows who the visitor was then.
      if (now.analytics && screen !== null) tracker.identify(visitor(), next);
      if (change !== null) trackConsentChange(change, now);
      const addedRecipients = {
        analytics: now.analytics && !before.analytics,
        dataLayer: now.dataLayer && !before.dataLayer,
      };
      if (screen !== null) send.screen({ shown: screen, visitor: visitor() }, addedRecipients, consent);
    },
    onEvent: (trackedEvent) => send.event(trackedEvent, recipients(), consent),
    onScreenShown: (shown, seenBy) => {
      screen = shown;
      send.screen({ shown, visitor: seenBy }, recipients(), consent);
    },
    onDialogShown: (shown, seenBy) => send.screen({ shown, visitor: seenBy }, recipients(), consent),
  };
};
