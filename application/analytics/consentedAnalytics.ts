import type { ConsentOrigin } from '#application/consent/consentChoices.ts';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { audienceOf, omitNulls } from '#domain/analytics/eventProperties.ts';
import { type AnalyticsEvent, consentStateChange } from '#domain/analytics/events.ts';
import { type TrackedEvent, type Visitor, visitorOf } from '#domain/analytics/visitor.ts';
import { type Consent, hasConsent, noConsent } from '#domain/consent/consent.ts';
import type { ScreenName } from '#domain/navigation/routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { AnalyticsTracker } from './analyticsTracker.ts';

/** Forwards the events that the consent allows, and drops the others. */
export type ConsentedAnalytics = {
  /** Applies a consent. One that the person has just chosen is tracked. */
  readonly setConsent: (consent: Consent, origin: ConsentOrigin) => void;
  readonly onEvent: (trackedEvent: TrackedEvent) => void;
  readonly onScreenShown: (screen: ScreenName, visitor: Visitor) => void;
  /** A dialog opened; the screen below it stays the current one. */
  readonly onDialogShown: (screen: ScreenName, visitor: Visitor) => void;
};

/** Who gets the events. */
type Recipients = { readonly analytics: boolean; readonly dataLayer: boolean };
type DataLayerPorts = Pick<DeferredServicePorts, 'flow' | 'tags'>;

const recipientsOf = (consent: Consent): Recipients => ({
  analytics: hasConsent('performance')(consent),
  dataLayer: hasConsent('marketing')(consent),
});

const addedRecipients = (before: Recipients, now: Recipients): Recipients => ({
  analytics: now.analytics && !before.analytics,
  dataLayer: now.dataLayer && !before.dataLayer,
});

/** Sends to the data layer, which gets no identity. */
const makeDataLayer = ({ tags: { push }, flow }: DataLayerPorts, { brand: { key } }: Pick<AppContext, 'brand'>) => ({
  page: (screen: ScreenName, { accountType }: Visitor): void =>
    push('page', omitNulls({ screen, brand: key, accountType: audienceOf(accountType), flow: flow.get().last })),
  track: ({ name, ...data }: AnalyticsEvent, { accountType }: Visitor): void =>
    push(name, omitNulls({ ...data, brand: key, accountType: audienceOf(accountType) })),
});

/** Consent to performance allows analytics, consent to marketing allows the data layer. */
export const makeConsentedAnalytics = (
  ports: DataLayerPorts & Pick<DeferredServicePorts, 'session'>,
  context: Pick<AppContext, 'brand'>,
  tracker: AnalyticsTracker,
): ConsentedAnalytics => {
  const dataLayer = makeDataLayer(ports, context);
  let consent: Consent = noConsent;
  let screen: ScreenName | null = null;
  const sendScreen = (shown: ScreenName, visitor: Visitor, to: Recipients): void => {
    if (to.dataLayer) dataLayer.page(shown, visitor);
    if (to.analytics) tracker.identify(visitor, consent);
    if (to.analytics) tracker.page(shown, visitor);
  };
  const sendEvent = ({ event, visitor }: TrackedEvent): void => {
    const to = recipientsOf(consent);
    if (to.dataLayer) dataLayer.track(event, visitor);
    if (to.analytics) tracker.identify(visitor, consent);
    if (to.analytics) tracker.track(event, visitor);
  };
  return {
    setConsent: (next, origin) => {
      const [before, now] = [recipientsOf(consent), recipientsOf(next)];
      consent = next;
      const visitor = visitorOf(ports.session.get());
      if (before.analytics && !now.analytics) tracker.stop();
      // Because: before the first screen only the queue knows who the visitor was then.
      if (now.analytics && screen !== null) tracker.identify(visitor, next);
      const change = origin === 'Chosen' ? consentStateChange(next, context.brand) : null;
      if (change !== null && now.analytics) sendEvent({ event: change, visitor });
      if (change !== null && !now.analytics) tracker.trackAnonymously(change);
      if (screen !== null) sendScreen(screen, visitor, addedRecipients(before, now));
    },
    onEvent: sendEvent,
    onScreenShown: (shown, visitor) => {
      screen = shown;
      sendScreen(shown, visitor, recipientsOf(consent));
    },
    onDialogShown: (shown, visitor) => sendScreen(shown, visitor, recipientsOf(consent)),
  };
};
