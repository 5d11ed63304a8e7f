import { makeAnalyticsTracker } from '#application/analytics/analyticsTracker.ts';
import {
  type ConsentChange,
  type ConsentedAnalytics,
  makeConsentedAnalytics,
} from '#application/analytics/consentedAnalytics.ts';
import {
  loadF5Scripts,
  makeConsentedRecording,
  makeConsentedTagManager,
} from '#application/analytics/consentedScripts.ts';
import {
  type AllowedConsent,
  makeAllowedConsent,
  makeConsentedLibraries,
  type ReloadedPage,
} from '#application/consent/allowedConsent.ts';
import { type ConsentController, makeConsentController } from '#application/consent/consentController.ts';
import type { AnalyticsListener } from '#application/ports/analytics.ts';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { analyticsEventOf } from '#domain/analytics/pageEvents.ts';
import type { Visitor } from '#domain/analytics/visitor.ts';
import type { Theme } from '#domain/brand/theme.ts';
import { type Consent, serializeConsent, withdraws } from '#domain/consent/consent.ts';
import { flowAfter, routeOf, screenName } from '#domain/navigation/routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';

/** What starts after the first screen is usable, so that no screen waits for it: consent, analytics, recording. */
export type DeferredServices = {
  readonly consent: ConsentController;
  /** Shows the theme of the page to the browser and to shared links. */
  readonly describePage: (theme: Theme) => void;
};

/** The page that the services start on. */
export type DeferredPage = ReloadedPage & { readonly query: string };

/** Wires the deferred services over their ports, and starts them. They get what happened on the page so far, in order. */
export const makeDeferredServices = (
  ports: DeferredServicePorts,
  context: AppContext,
  page: DeferredPage,
): DeferredServices => {
  const { query } = page;
  const allowed = makeAllowedConsent(ports, context, query);
  const libraries = makeConsentedLibraries(ports, allowed, page);
  const recording = makeConsentedRecording(ports, context, libraries.mayRecord);
  const parts = { ...ports, analytics: ports.analytics(libraries.mayTrack), recorder: recording.recorder };
  const tracker = makeAnalyticsTracker(parts, context);
  const analytics = makeConsentedAnalytics(ports, context, { consent: libraries.consent, tracker });
  const loadTagManager = makeConsentedTagManager(ports, context, libraries.mayTrack);
  void loadF5Scripts(ports, context);
  recording.onConsent();
  loadTagManager();
  const onConsent = (change: ConsentChange, isKept: boolean): void => {
    analytics.onConsent(change);
    if (withdraws(change.before, change.now) && isKept) libraries.end();
    recording.onConsent();
    loadTagManager();
  };
  const onNavigated = (): void => {
    libraries.onNavigated();
    recording.onNavigated();
  };
  const consent = followChoices(ports, allowed, {
    onConsent,
    openController: (onChosen) => makeConsentController(ports, context, { query, allowed, onChosen }),
  });
  ports.analyticsEvents.subscribe({
    onEvent: analytics.onEvent,
    onPageEvent: makeOnPageEvent(ports, analytics, onNavigated),
  });
  return { consent, describePage: (theme) => ports.appearance.describe(theme, context.brand.displayName) };
};

type Choices = {
  /** Another consent applies; a reload finds it again, or not. */
  readonly onConsent: (change: ConsentChange, isKept: boolean) => void;
  readonly openController: (onChosen: (choice: Consent) => void) => ConsentController;
};

/** Keeps each choice of this tab, and asks for one of another tab when the page is shown again. */
const followChoices = (
  { pageReturns }: Pick<DeferredServicePorts, 'pageReturns'>,
  allowed: AllowedConsent,
  { onConsent, openController }: Choices,
): ConsentController => {
  let known = allowed.now();
  const apply = (now: Consent, isChoice: boolean): void => {
    // Because: another tab may have granted meanwhile what this choice takes back.
    const held = isChoice ? allowed.now() : known;
    const before = withdraws(held, now) ? held : known;
    known = now;
    onConsent({ before, now, isChoice }, isChoice ? allowed.keep(now) : true);
  };
  const controller = openController((choice) => apply(choice, true));
  pageReturns.onReturn(() => {
    const now = allowed.now();
    if (serializeConsent(now) === serializeConsent(known)) return;
    apply(now, false);
    controller.close();
  });
  return controller;
};

const makeOnPageEvent = (
  { flow }: Pick<DeferredServicePorts, 'flow'>,
  analytics: ConsentedAnalytics,
  onArrived: () => void,
): AnalyticsListener['onPageEvent'] => {
  const onNavigated = (path: string, visitor: Visitor): void => {
    onArrived();
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
