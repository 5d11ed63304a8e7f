import { makeAnalyticsTracker } from '#application/analytics/analyticsTracker.ts';
import { type ConsentedAnalytics, makeConsentedAnalytics } from '#application/analytics/consentedAnalytics.ts';
import { type ConsentedRecording, makeConsentedRecording } from '#application/analytics/consentedRecording.ts';
import { loadF5Scripts, makeConsentedTagManager } from '#application/analytics/pageScripts.ts';
import type { ConsentController } from '#application/consent/consentChoices.ts';
import { makeConsentController } from '#application/consent/consentController.ts';
import type { AnalyticsListener } from '#application/ports/analytics.ts';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { analyticsEventOf } from '#domain/analytics/pageEvents.ts';
import type { Visitor } from '#domain/analytics/visitor.ts';
import type { Theme } from '#domain/brand/theme.ts';
import { noConsent } from '#domain/consent/consent.ts';
import { flowAfter } from '#domain/navigation/flow.ts';
import { routeOf, screenName } from '#domain/navigation/routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';

/** What starts after the first screen is usable, so that no screen waits for it: consent, analytics, recording. */
export type DeferredServices = {
  readonly consent: ConsentController;
  /** Shows the theme of the page to the browser and to shared links. */
  readonly describePage: (theme: Theme) => void;
};

/** Wires the deferred services over their ports, and starts them. They get what happened on the page so far, in order. */
export const makeDeferredServices = (
  ports: DeferredServicePorts,
  context: AppContext,
  query: string,
): DeferredServices => {
  const { analyticsEvents } = ports;
  const analytics = makeConsentedAnalytics(ports, context, makeAnalyticsTracker(ports, context));
  const recording = makeConsentedRecording(ports, context);
  const setTagConsent = makeConsentedTagManager(ports, context);
  void loadF5Scripts(ports, context);
  const consent = makeConsentController(ports, context, {
    query,
    onConsent: (granted, origin) => {
      // Because: on a first load only the cookie allows a recording, and no default (specification 4).
      recording.setConsent(origin === 'Default' ? noConsent : granted);
      analytics.setConsent(granted, origin);
      setTagConsent(granted);
    },
  });
  analyticsEvents.subscribe({
    onEvent: analytics.onEvent,
    onPageEvent: makeOnPageEvent(ports, analytics, recording),
  });
  return {
    consent,
    describePage: (theme) => ports.appearance.describe(theme, context.brand.displayName),
  };
};

const makeOnPageEvent = (
  { flow }: Pick<DeferredServicePorts, 'flow'>,
  analytics: ConsentedAnalytics,
  recording: ConsentedRecording,
): AnalyticsListener['onPageEvent'] => {
  const onNavigated = (path: string, visitor: Visitor): void => {
    recording.onNavigated();
    const screen = routeOf(path);
    if (screen !== null) flow.set(flowAfter(screen, flow.get()));
    const name = screenName(screen);
    if (name !== null) analytics.onScreenShown(name, visitor);
  };
  return ({ event, visitor }) => {
    if (event._tag === 'Navigated') onNavigated(event.path, visitor);
    if (event._tag === 'DialogShown') analytics.onDialogShown(event.screen, visitor);
    const tracked = analyticsEventOf(event);
    if (tracked !== null) analytics.onEvent({ event: tracked, visitor });
  };
};
