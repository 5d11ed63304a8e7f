import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { audienceOf, consentStateChange, omitNulls } from '#domain/analytics/eventProperties.ts';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import { type Visitor, visitorOf } from '#domain/analytics/visitor.ts';
import { type Consent, hasConsent, noConsent, withdraws } from '#domain/consent/consent.ts';
import type { ScreenName } from '#domain/navigation/routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { type AnalyticsTracker, makeAnalyticsTracker, type TrackerPorts } from './analyticsTracker.ts';

/** Forwards the events that the consent allows, and drops the others. */
export type ConsentedAnalytics = {
  /**
   * The person has chosen, where `before` was allowed. Tracks the choice, without an identity where it withdraws or refuses, and the current
   * screen for those to whom it allows more.
   */
  readonly onChoice: (choice: Consent, before: Consent) => void;
  readonly onEvent: (event: AnalyticsEvent, visitor: Visitor) => void;
  readonly onScreenShown: (screen: ScreenName, visitor: Visitor) => void;
  /** A dialog opened; the screen below it stays the current one. */
  readonly onDialogShown: (screen: ScreenName, visitor: Visitor) => void;
};

/** Consent to performance allows analytics, consent to marketing allows the data layer. `consent` is asked before each event. */
export const makeConsentedAnalytics = (
  ports: TrackerPorts & Pick<DeferredServicePorts, 'tags'>,
  context: AppContext,
  consent: () => Consent,
): ConsentedAnalytics => {
  const tracker = makeAnalyticsTracker(ports, context);
  const { sendEvent, sendScreen } = makeDeliveries(ports, context, { consent, tracker });
  let screen: ScreenName | null = null;
  return {
    onChoice: (choice, before) => {
      const visitor = visitorOf(ports.session.get(), context.settings);
      const event = consentStateChange(choice, context.brand);
      if (!hasConsent('performance')(choice)) tracker.forget();
      const isWithdrawal = withdraws(before, choice);
      if (event !== null && !isWithdrawal) sendEvent(event, visitor);
      if (event !== null && (isWithdrawal || !hasConsent('performance')(consent()))) tracker.trackAnonymously(event);
      if (screen !== null) sendScreen(screen, visitor, before);
    },
    onEvent: sendEvent,
    onScreenShown: (shown, visitor) => {
      screen = shown;
      sendScreen(shown, visitor);
    },
    onDialogShown: (shown, visitor) => sendScreen(shown, visitor),
  };
};

type Deliveries = { readonly toTags: () => void; readonly toTracker: () => void };

/** Sends to the data layer, which gets no identity, and to the tracker. */
const makeDeliveries = (
  { flow, tags }: Pick<DeferredServicePorts, 'flow' | 'tags'>,
  { brand }: Pick<AppContext, 'brand'>,
  { consent, tracker }: { readonly consent: () => Consent; readonly tracker: AnalyticsTracker },
) => {
  const send = (visitor: Visitor, { toTags: push, toTracker }: Deliveries, known: Consent = noConsent): void => {
    const allowed = consent();
    if (hasConsent('marketing')(allowed) && !hasConsent('marketing')(known)) push();
    if (!hasConsent('performance')(allowed)) return;
    tracker.identify(visitor, allowed);
    if (!hasConsent('performance')(known)) toTracker();
  };
  const toTags =
    (name: string, data: Parameters<typeof omitNulls>[0], { accountType }: Visitor) =>
    (): void =>
      tags.push(name, omitNulls({ ...data, brand: brand.key, accountType: audienceOf(accountType) }));
  return {
    sendEvent: (event: AnalyticsEvent, visitor: Visitor): void => {
      const { name, ...data } = event;
      send(visitor, { toTags: toTags(name, data, visitor), toTracker: () => tracker.track(event, visitor) });
    },
    /** `known` are those who have got the screen already. */
    sendScreen: (screen: ScreenName, visitor: Visitor, known?: Consent): void => {
      const data = { screen, flow: flow.get().last };
      send(visitor, { toTags: toTags('page', data, visitor), toTracker: () => tracker.page(screen, visitor) }, known);
    },
  };
};
