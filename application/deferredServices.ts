import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { type ConsentedAnalytics, makeConsentedAnalytics } from '#application/analytics/consentedAnalytics.ts';
import { makeAllowedConsent, makeConsentedLibraries, type ReloadedPage } from '#application/consent/allowedConsent.ts';
import { type ConsentController, makeConsentController } from '#application/consent/consentController.ts';
import type { SessionRecorder } from '#application/ports/analytics.ts';
import type { DeferredServicePorts, Log } from '#application/ports/ports.ts';
import { analyticsEventOf } from '#domain/analytics/pageEvents.ts';
import type { TrackedEvent, Visitor } from '#domain/analytics/visitor.ts';
import type { Theme } from '#domain/brand/theme.ts';
import type { Consent } from '#domain/consent/consent.ts';
import { flowAfter, isSystemPath, routeOf, screenName } from '#domain/navigation/routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { tagManagerScript } from '#domain/settings/settings.ts';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

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
  const allowed = makeAllowedConsent(ports, context, page.query);
  const libraries = makeConsentedLibraries(ports, allowed, page);
  const recording = makeConsentedRecording(ports, context, libraries.mayRecord);
  const parts = { ...ports, analytics: ports.analytics(libraries.mayTrack), recorder: recording.recorder };
  const analytics = makeConsentedAnalytics(parts, context, libraries.consent);
  const loadTagManager = makeConsentedTagManager(ports, context, libraries.mayTrack);
  const followConsent = (): void => {
    libraries.endWithdrawn();
    recording.start();
    loadTagManager();
  };
  void loadF5Scripts(ports, context);
  followConsent();
  const onChosen = (choice: Consent): void => {
    // Because: the partner announces a choice that already holds.
    const before = libraries.granted();
    allowed.keep(choice);
    analytics.onChoice(choice, before);
    followConsent();
  };
  const consent = makeConsentController(ports, context, { allowed, onChosen });
  ports.pageReturns.onReturn(followConsent);
  ports.analyticsEvents.subscribe(makeListener(ports, analytics, followConsent));
  return { consent, describePage: (theme) => ports.appearance.describe(theme, context.brand.displayName) };
};

/** Forwards what happened to analytics, and remembers the flow of each screen. */
const makeListener = (
  { flow }: Pick<DeferredServicePorts, 'flow'>,
  analytics: ConsentedAnalytics,
  onArrived: () => void,
): ((tracked: TrackedEvent) => void) => {
  const onNavigated = (path: string, visitor: Visitor): void => {
    onArrived();
    const screen = routeOf(path);
    if (screen !== null) flow.set(flowAfter(screen, flow.get()));
    const name = screenName(screen);
    if (name !== null) analytics.onScreenShown(name, visitor);
  };
  return ({ event, visitor }) => {
    if ('path' in event && event._tag === 'Navigated') onNavigated(event.path, visitor);
    if ('screen' in event) analytics.onDialogShown(event.screen, visitor);
    const tracked = analyticsEventOf(event);
    if (tracked !== null) analytics.onEvent(tracked, visitor);
  };
};

type ScriptPorts = Pick<DeferredServicePorts, 'log' | 'scripts'>;

const f5Queries = ['async', 'cache', 'matcher'];

/** Loads the three F5 scripts of the launchpad if the settings enable them. A failed load is logged. */
export const loadF5Scripts = async ({ scripts, log }: ScriptPorts, { settings }: AppContext): Promise<void> => {
  if (!settings.f5Enabled) return;
  const addresses = f5Queries.map((query) => `${settings.launchpadApiUrl}common.js?${query}`);
  await Promise.all(addresses.map((at) => logFault(log, 'A page script failed to load', scripts.load(at))));
};

/** Returns a function that loads the script of the tag manager once it may be. A failed load is logged; nothing waits for it. */
export const makeConsentedTagManager = (
  { scripts, log }: ScriptPorts,
  { settings }: AppContext,
  mayTrack: () => boolean,
): (() => void) => {
  let address = tagManagerScript(settings);
  return () => {
    if (address === null || !mayTrack()) return;
    void logFault(log, 'The tag manager failed to load', scripts.load(address));
    address = null;
  };
};

/** The session recording. */
export type ConsentedRecording = {
  readonly recorder: SessionRecorder;
  /** Starts the recording if the consent, the settings and the path allow it. */
  readonly start: () => void;
};

/** Records no system path. A recording that the first load may not start is logged as disabled. */
export const makeConsentedRecording = (
  { recorder: open, signals, log }: Pick<DeferredServicePorts, 'log' | 'recorder' | 'signals'>,
  { settings }: AppContext,
  mayRecord: () => boolean,
): ConsentedRecording => {
  const { enabled, appId } = settings.sessionRecording;
  const isAllowed = (): boolean => enabled && appId !== '' && !isSystemPath(signals.path()) && mayRecord();
  const recorder = open(isAllowed);
  if (!isAllowed()) log.notice('Session recording disabled');
  return {
    recorder,
    start: () => {
      if (isAllowed()) void logFault(log, 'Session recording failed to start', recorder.start);
    },
  };
};

/** Runs a task whose fault is only logged. */
const logFault = async (log: Log, line: string, task: TaskEither<NormalisedError, unknown>): Promise<void> => {
  const outcome = await task();
  if (E.isLeft(outcome)) log.error(line, outcome.left);
};
