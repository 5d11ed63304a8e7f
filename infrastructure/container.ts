import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import { makeCompanions, type Companions } from '#application/companions.ts';
import type { AnalyticsSink } from '#application/ports/analyticsSink.ts';
import type { BrowserSignals } from '#application/ports/browserSignals.ts';
import type { CompanionPorts } from '#application/ports/companionPorts.ts';
import type { FlowKeeper } from '#application/ports/flowKeeper.ts';
import type { PartnerBanner } from '#application/ports/partnerBanner.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { ScriptLoader } from '#application/ports/scriptLoader.ts';
import type { SessionRecorder } from '#application/ports/sessionRecorder.ts';
import type { TagManager } from '#application/ports/tagManager.ts';
import type { VitalsMeter } from '#application/ports/vitalsMeter.ts';
import type { World } from '#domain/navigation/visit.ts';
import { makeDataLayerTags } from './analytics/dataLayerTags.ts';
import { noAnalytics } from './analytics/noAnalytics.ts';
import { makePageVitals } from './analytics/pageVitals.ts';
import { makeSegmentAnalytics } from './analytics/segmentAnalytics.ts';
import { makePageSignals } from './browser/pageSignals.ts';
import { makePartnerConsentBanner } from './browser/partnerConsentBanner.ts';
import { makeScriptTags } from './browser/scriptTags.ts';
import { makeShelf } from './browser/shelf.ts';
import { makeHttp } from './http/httpClient.ts';
import { makeLogRocketRecorder } from './recording/logRocketRecorder.ts';
import { makeShelvedFlow } from './session/shelvedFlow.ts';

/** Ports of the first screen that its companions share. */
export type SharedPorts = Pick<Ports, 'clock' | 'cookies' | 'happenings' | 'log' | 'session'>;

// Because: a constant symbol with a written type is narrowed to that very symbol, and forgets what it stands for.
const token = <Service>(name: string): ServiceIdentifier<Service> => Symbol(name);

const WORLD = token<World>('World');
const SHARED = token<SharedPorts>('SharedPorts');
const ANALYTICS = token<AnalyticsSink>('AnalyticsSink');
const TAGS = token<TagManager>('TagManager');
const RECORDER = token<SessionRecorder>('SessionRecorder');
const SCRIPTS = token<ScriptLoader>('ScriptLoader');
const BANNER = token<PartnerBanner>('PartnerBanner');
const VITALS = token<VitalsMeter>('VitalsMeter');
const FLOW = token<FlowKeeper>('FlowKeeper');
const SIGNALS = token<BrowserSignals>('BrowserSignals');
const COMPANION_PORTS = token<CompanionPorts>('CompanionPorts');
const QUERY = token<string>('Query');
const COMPANIONS = token<Companions>('Companions');

const analyticsOf = ({ settings }: World, { cookies, clock }: SharedPorts): AnalyticsSink => {
  const { analytics: source, hostName } = settings;
  if (source === null) return noAnalytics;
  return makeSegmentAnalytics({
    source,
    // Because: what is told last is told by a page that is going.
    collector: makeHttp({
      base: source.host,
      now: clock.now,
      fetch: (to, init) => fetch(to, { ...init, keepalive: true }),
    }),
    randomUuid: () => crypto.randomUUID(),
    now: clock.now,
    kept: { cookies, hostName, writeKey: source.writeKey, storage: () => localStorage },
  });
};

const recorderOf = ({ settings }: World, { path }: BrowserSignals): SessionRecorder => {
  const { version: release, environment, sessionRecording } = settings;
  return makeLogRocketRecorder({
    appId: sessionRecording.appId,
    release,
    development: environment === 'development',
    path,
  });
};

const page = new ContainerModule(({ bind }) => {
  bind(SIGNALS).toConstantValue(makePageSignals(navigator, location));
  bind(SCRIPTS).toConstantValue(makeScriptTags(document));
  bind(BANNER).toResolvedValue((scripts) => makePartnerConsentBanner(scripts, window), [SCRIPTS]);
  bind(TAGS).toConstantValue(makeDataLayerTags(window));
  bind(VITALS).toResolvedValue(makePageVitals, []);
  bind(FLOW).toResolvedValue(() => makeShelvedFlow(makeShelf(() => sessionStorage)), []);
});

const vendors = new ContainerModule(({ bind }) => {
  bind(ANALYTICS).toResolvedValue(analyticsOf, [WORLD, SHARED]);
  bind(RECORDER).toResolvedValue(recorderOf, [WORLD, SIGNALS]);
});

const hexagon = new ContainerModule(({ bind }) => {
  bind(COMPANION_PORTS).toDynamicValue((services) => ({
    ...services.get(SHARED),
    flow: services.get(FLOW),
    analytics: services.get(ANALYTICS),
    tags: services.get(TAGS),
    recorder: services.get(RECORDER),
    banner: services.get(BANNER),
    scripts: services.get(SCRIPTS),
    vitals: services.get(VITALS),
    signals: services.get(SIGNALS),
  }));
  bind(COMPANIONS).toResolvedValue(makeCompanions, [COMPANION_PORTS, WORLD, QUERY]);
});

/** Puts the companions of the first screen together. The one file that knows the container, downloaded after that screen. */
export const openCompanions = (shared: SharedPorts, world: World, query: string): Companions => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(SHARED).toConstantValue(shared);
  container.bind(WORLD).toConstantValue(world);
  container.bind(QUERY).toConstantValue(query);
  container.load(page, vendors, hexagon);
  return container.get(COMPANIONS);
};
