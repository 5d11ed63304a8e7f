import { makeAnalyticsTracker } from '#application/analytics/analyticsTracker.ts';
import { makeConsentedAnalytics } from '#application/analytics/consentedAnalytics.ts';
import { makeConsentedRecording } from '#application/analytics/consentedRecording.ts';
import { loadPageScripts } from '#application/analytics/loadPageScripts.ts';
import { makeConsentController } from '#application/consent/consentController.ts';
import type { ConsentController } from '#application/consent/consentTypes.ts';
import { makeIsConsented } from '#application/consent/isConsented.ts';
import type { DeferredServicePorts } from '#application/ports/deferredServicePorts.ts';
import type { FailureName } from '#domain/analytics/events.ts';
import { failureNameForFault, failureOnNavigation, type TaggedFault } from '#domain/analytics/failureName.ts';
import { formName } from '#domain/analytics/formName.ts';
import { flowAfter } from '#domain/navigation/flowLabel.ts';
import { routeOf, type RoutePath } from '#domain/navigation/routes.ts';
import { screenName, type ScreenName } from '#domain/navigation/screenName.ts';
import type { AppContext } from '#domain/settings/appContext.ts';

/** Consent, analytics and recording. They start after the first screen is usable, and no screen waits for them. */
export type DeferredServices = {
  readonly consent: ConsentController;
  /** The router arrived at a path. */
  readonly onNavigated: (path: string) => void;
  /** A dialog with a screen name of its own opened over the page. */
  readonly onDialogShown: (screen: ScreenName) => void;
  /** The form of a page was sent. */
  readonly onFormSubmitted: (path: string) => void;
  /** A page showed a fault. */
  readonly onFaultShown: (path: string, fault: TaggedFault) => void;
};

/** Wires the deferred services over their ports, and starts them. */
export const makeDeferredServices = (
  ports: DeferredServicePorts,
  context: AppContext,
  query: string,
): DeferredServices => {
  const isConsented = makeIsConsented(ports);
  const analytics = makeConsentedAnalytics(ports, context, makeAnalyticsTracker(ports, context));
  const recording = makeConsentedRecording(ports, context);
  const events = makeScreenEvents(ports);
  void loadPageScripts(ports, context)();
  const consent = makeConsentController(ports, context, {
    query,
    onConsent: (granted, chosen) => {
      recording.setConsent(granted);
      analytics.setConsent(granted, chosen);
      if (isConsented(granted)('performance')) void ports.vitals.start(ports.analyticsEvents.track)();
    },
  });
  ports.analyticsEvents.subscribe(analytics.onEvent);
  return {
    ...events,
    consent,
    onNavigated: (path) => {
      recording.onNavigated();
      const screen = routeOf(path);
      if (screen !== null) ports.flow.set(flowAfter(screen, ports.flow.get()));
      const name = screenName(screen);
      if (name !== null) analytics.onScreenShown(name);
      events.onNavigated(path);
    },
    onDialogShown: analytics.onDialogShown,
  };
};

type ScreenEvents = Pick<DeferredServices, 'onNavigated' | 'onFormSubmitted' | 'onFaultShown'>;

/** Tracks the forms and the failures of the screen of a path; a path without a screen has none. */
const makeScreenEvents = ({ analyticsEvents, session }: DeferredServicePorts): ScreenEvents => {
  const trackFailure = (path: string, failureOf: (screen: RoutePath) => FailureName | null): void => {
    const screen = routeOf(path);
    const failure = screen === null ? null : failureOf(screen);
    if (failure !== null) analyticsEvents.track({ name: 'Failure Shown', failure });
  };
  return {
    onNavigated: (path) => trackFailure(path, (screen) => failureOnNavigation(screen, session.get())),
    onFormSubmitted: (path) => {
      const screen = routeOf(path);
      const form = screen === null ? null : formName(screen);
      if (form !== null) analyticsEvents.track({ name: 'Form Submitted', form });
    },
    onFaultShown: (path, fault) => trackFailure(path, (screen) => failureNameForFault(fault, screen)),
  };
};
