// Wires the adapters of the deferred services over an Inversify container. Because: the container weighs 19 kB (brotli), so this
// file is a chunk of its own, and the adapters of the first screen are wired by plain calls in `firstScreenAdapters.ts`.
import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import { makeSendAnalytics } from '#application/analytics/analyticsTracker.ts';
import { makeDeferredServices, type DeferredServices } from '#application/deferredServices.ts';
import type { DeferredServicePorts } from '#application/ports/deferredServicePorts.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { removeEarlierRelease } from './analytics/clearAnalyticsStorage.ts';
import { makeDataLayerTags } from './analytics/dataLayerTags.ts';
import { noopAnalytics } from '#infrastructure/analytics/noopAnalytics.ts';
import { makeWebVitalsMeter } from '#infrastructure/analytics/webVitalsMeter.ts';
import { makeSegmentAnalytics } from './analytics/segmentAnalytics.ts';
import { makeBroadcastConsent } from './browser/broadcastConsent.ts';
import { makePageChannel } from './browser/pageChannel.ts';
import { makePageReturns } from './browser/pageReturns.ts';
import { makePageSignals } from './browser/pageSignals.ts';
import { randomUuid } from './browser/randomUuid.ts';
import { makePartnerConsentBanner } from './browser/partnerConsentBanner.ts';
import { makeRootAppearance } from './browser/rootAppearance.ts';
import { makeScriptTags } from './browser/scriptTags.ts';
import { makeSafeStorage } from '#infrastructure/browser/safeStorage.ts';
import { makeHttp } from './http/httpClient.ts';
import { makeLogRocketRecorder, type LogRocketParts } from './recording/logRocketRecorder.ts';
import { makeStoredFlow } from '#infrastructure/session/storedFlow.ts';

/** The ports of the first screen that the deferred services share. */
export type SharedPorts = Pick<Ports, 'clock' | 'cookies' | 'analyticsEvents' | 'log' | 'session'> &
  Pick<LogRocketParts, 'onLogLine'>;

// Because: without these functions TypeScript narrows the constant to its symbol and loses the service type.
const token = <Service>(name: string): ServiceIdentifier<Service> => Symbol(name);
const portToken = <Port extends keyof DeferredServicePorts>(
  name: Port,
): ServiceIdentifier<DeferredServicePorts[Port]> => token(name);

const APP_CONTEXT = token<AppContext>('AppContext');
const SHARED = token<SharedPorts>('SharedPorts');
const ANALYTICS = portToken('analytics');
const TAGS = portToken('tags');
const RECORDER = portToken('recorder');
const SCRIPTS = portToken('scripts');
const BANNER = portToken('banner');
const CONSENTS = portToken('consents');
const PAGE_RETURNS = portToken('pageReturns');
const VITALS = portToken('vitals');
const FLOW = portToken('flow');
const SIGNALS = portToken('signals');
const APPEARANCE = portToken('appearance');
const DEFERRED_SERVICE_PORTS = token<DeferredServicePorts>('DeferredServicePorts');
const QUERY = token<string>('Query');
const DEFERRED_SERVICES = token<DeferredServices>('DeferredServices');

const analyticsOf = ({ settings }: AppContext, shared: SharedPorts): DeferredServicePorts['analytics'] => {
  const { cookies, clock } = shared;
  const { analytics: source, hostName } = settings;
  const storage = { cookies, hostName, writeKey: source?.writeKey ?? '', storage: () => localStorage };
  removeEarlierRelease(storage);
  if (source === null) return noopAnalytics;
  const send = makeSendAnalytics(shared);
  return makeSegmentAnalytics({
    source,
    // Because: the last events are sent while the page unloads.
    collector: makeHttp({
      base: source.host,
      now: clock.now,
      fetch: (to, init) => fetch(to, { ...init, keepalive: true }),
    }),
    randomUuid,
    now: clock.now,
    storage,
    page: window,
    onBatch: (outcome) => send('batch', outcome),
  });
};

const recorderOf = (
  { settings }: AppContext,
  { path }: DeferredServicePorts['signals'],
  { onLogLine }: SharedPorts,
): DeferredServicePorts['recorder'] => {
  const { version: release, environment, sessionRecording } = settings;
  return makeLogRocketRecorder({
    appId: sessionRecording.appId,
    release,
    development: environment === 'development',
    path,
    onLogLine,
  });
};

const pageAdapters = new ContainerModule(({ bind }) => {
  bind(SIGNALS).toConstantValue(makePageSignals(navigator, location));
  bind(APPEARANCE).toConstantValue(makeRootAppearance(document));
  bind(SCRIPTS).toConstantValue(makeScriptTags(document));
  bind(BANNER).toResolvedValue((scripts) => makePartnerConsentBanner(scripts, window), [SCRIPTS]);
  bind(CONSENTS).toResolvedValue(
    () => makeBroadcastConsent(makePageChannel(window, () => new BroadcastChannel('account.consent'))),
    [],
  );
  bind(PAGE_RETURNS).toConstantValue(makePageReturns(window));
  bind(TAGS).toConstantValue(makeDataLayerTags(window));
  bind(VITALS).toResolvedValue(() => makeWebVitalsMeter(), []);
  bind(FLOW).toResolvedValue(() => makeStoredFlow(makeSafeStorage(() => sessionStorage)), []);
});

const vendorAdapters = new ContainerModule(({ bind }) => {
  bind(ANALYTICS).toResolvedValue(analyticsOf, [APP_CONTEXT, SHARED]);
  bind(RECORDER).toResolvedValue(recorderOf, [APP_CONTEXT, SIGNALS, SHARED]);
});

const application = new ContainerModule(({ bind }) => {
  bind(DEFERRED_SERVICE_PORTS).toDynamicValue((services) => ({
    ...services.get(SHARED),
    flow: services.get(FLOW),
    analytics: services.get(ANALYTICS),
    tags: services.get(TAGS),
    recorder: services.get(RECORDER),
    banner: services.get(BANNER),
    consents: services.get(CONSENTS),
    pageReturns: services.get(PAGE_RETURNS),
    scripts: services.get(SCRIPTS),
    vitals: services.get(VITALS),
    signals: services.get(SIGNALS),
    appearance: services.get(APPEARANCE),
  }));
  bind(DEFERRED_SERVICES).toResolvedValue(makeDeferredServices, [DEFERRED_SERVICE_PORTS, APP_CONTEXT, QUERY]);
});

/** Wires the deferred services over their adapters. Only this file uses the container. */
export const assembleDeferredServices = (shared: SharedPorts, context: AppContext, query: string): DeferredServices => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(SHARED).toConstantValue(shared);
  container.bind(APP_CONTEXT).toConstantValue(context);
  container.bind(QUERY).toConstantValue(query);
  container.load(pageAdapters, vendorAdapters, application);
  return container.get(DEFERRED_SERVICES);
};
