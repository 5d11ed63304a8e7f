import type { OpenAnalytics } from '#application/ports/analytics.ts';
import type { CookieJar } from '#application/ports/browser.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { adapters, type Module } from '#infrastructure/container.ts';
import { type Http, makeHttp, network } from '#infrastructure/http/httpClient.ts';
import { makeStoredFlow } from '#infrastructure/session/storedFlow.ts';
import { appContext, deferredServicePorts as ports, tabStorage } from '#infrastructure/tokens.ts';
import { makeDataLayerTags } from './dataLayerTags.ts';
import { noAnalytics } from './noAnalytics.ts';
import { makeSegmentAnalytics } from './segmentAnalytics.ts';

/** Calls that the browser finishes while the page unloads: a withdrawal reloads it. */
const collectorAt = (base: string): Http =>
  makeHttp({ ...network, base, fetch: (to, init) => fetch(to, { ...init, keepalive: true }) });

const makeAnalytics = ({ settings: { analytics: source, hostName } }: AppContext, cookies: CookieJar): OpenAnalytics =>
  source === null
    ? noAnalytics
    : makeSegmentAnalytics({ source, cookies, hostName, collector: collectorAt(source.host), now: network.now });

/** The analytics service, the data layer of the tag manager and the flow label. */
export const analytics: Module = adapters((bind) => {
  bind(ports.analytics).toResolvedValue(makeAnalytics, [appContext, ports.cookies]);
  bind(ports.tags).toConstantValue(makeDataLayerTags(window));
  bind(ports.flow).toResolvedValue(makeStoredFlow, [tabStorage]);
});
