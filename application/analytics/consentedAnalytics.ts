import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { audienceOf, consentStateChange, omitNulls } from '#domain/analytics/eventProperties.ts';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import { type TrackedEvent, type Visitor, visitorOf } from '#domain/analytics/visitor.ts';
import { type Consent, hasConsent, withdraws } from '#domain/consent/consent.ts';
import type { ScreenName } from '#domain/navigation/routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { AnalyticsTracker } from './analyticsTracker.ts';

/** Forwards the events that the consent allows, and drops the others. */
export type ConsentedAnalytics = {
  /** Another consent applies than before. One that the person has just chosen is tracked. */
  readonly onConsent: (change: ConsentChange) => void;
  readonly onEvent: (trackedEvent: TrackedEvent) => void;
  readonly onScreenShown: (screen: ScreenName, visitor: Visitor) => void;
  /** A dialog opened; the screen below it stays the current one. */
  readonly onDialogShown: (screen: ScreenName, visitor: Visitor) => void;
};

/** Another consent than before, and whether the person has just chosen it in this tab. */
export type ConsentChange = { readonly before: Consent; readonly now: Consent; readonly isChoice: boolean };

type DataLayerPorts = Pick<DeferredServicePorts, 'flow' | 'tags'>;

/** Sends to the data layer, which gets no identity. */
const makeDataLayer = ({ tags: { push }, flow }: DataLayerPorts, { brand: { key } }: Pick<AppContext, 'brand'>) => ({
  page: (screen: ScreenName, { accountType }: Visitor): void =>
    push('page', omitNulls({ screen, brand: key, accountType: audienceOf(accountType), flow: flow.get().last })),
  track: ({ name, ...data }: AnalyticsEvent, { accountType }: Visitor): void =>
    push(name, omitNulls({ ...data, brand: key, accountType: audienceOf(accountType) })),
});

/** Who gets what. */
type Recipients = { readonly analytics: boolean; readonly dataLayer: boolean };

const recipientsOf = (consent: Consent): Recipients => ({
  analytics: hasConsent('performance')(consent),
  dataLayer: hasConsent('marketing')(consent),
});

/** What the events are sent with: the consent to ask before each of them, and the tracker. */
export type ConsentedParts = { readonly consent: () => Consent; readonly tracker: AnalyticsTracker };

/** Consent to performance allows analytics, consent to marketing allows the data layer. */
export const makeConsentedAnalytics = (
  ports: DataLayerPorts & Pick<DeferredServicePorts, 'session'>,
  context: Pick<AppContext, 'brand' | 'settings'>,
  parts: ConsentedParts,
): ConsentedAnalytics => {
  const { consent, tracker } = parts;
  const { sendScreen, sendEvent, sendChange } = makeDeliveries(ports, context, parts);
  let screen: ScreenName | null = null;
  return {
    onConsent: (change) => {
      const [before, to] = [recipientsOf(change.before), recipientsOf(consent())];
      const visitor = visitorOf(ports.session.get(), context.settings);
      if (before.analytics && !to.analytics) tracker.forget();
      // Because: before the first screen only the queue knows who the visitor was then.
      if (to.analytics && screen !== null) tracker.identify(visitor, consent());
      if (change.isChoice) sendChange(change, visitor);
      const added = { analytics: to.analytics && !before.analytics, dataLayer: to.dataLayer && !before.dataLayer };
      if (screen !== null) sendScreen(screen, visitor, added);
    },
    onEvent: sendEvent,
    onScreenShown: (shown, visitor) => {
      screen = shown;
      sendScreen(shown, visitor);
    },
    onDialogShown: (shown, visitor) => sendScreen(shown, visitor),
  };
};

const makeDeliveries = (
  ports: DataLayerPorts,
  context: Pick<AppContext, 'brand'>,
  { consent, tracker }: ConsentedParts,
) => {
  const dataLayer = makeDataLayer(ports, context);
  const sendEvent = ({ event, visitor }: TrackedEvent): void => {
    const allowed = consent();
    const to = recipientsOf(allowed);
    if (to.dataLayer) dataLayer.track(event, visitor);
    if (to.analytics) tracker.identify(visitor, allowed);
    if (to.analytics) tracker.track(event, visitor);
  };
  return {
    sendEvent,
    sendScreen: (shown: ScreenName, visitor: Visitor, to = recipientsOf(consent())): void => {
      if (to.dataLayer) dataLayer.page(shown, visitor);
      if (to.analytics) tracker.identify(visitor, consent());
      if (to.analytics) tracker.page(shown, visitor);
    },
    /** Sends the event of a choice; that of a withdrawal without an identity. */
    sendChange: ({ before, now }: ConsentChange, visitor: Visitor): void => {
      const event = consentStateChange(now, context.brand);
      if (event === null) return;
      const to = recipientsOf(consent());
      if (to.analytics && !withdraws(before, now)) return sendEvent({ event, visitor });
      if (to.dataLayer) dataLayer.track(event, visitor);
      tracker.trackAnonymously(event);
    },
  };
};
