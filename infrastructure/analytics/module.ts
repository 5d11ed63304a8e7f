import { makeSendAnalytics, type SendAnalytics } from '#application/analytics/sendAnalytics.ts';
import type { AnalyticsSink } from '#application/ports/analytics.ts';
import type { CookieJar } from '#application/ports/browser.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { adapters, type Module, token } from '#infrastructure/container.ts';
import { type Http, makeHttp, network } from '#infrastructure/http/httpClient.ts';
import { makeStoredFlow } from '#infrastructure/session/storedFlow.ts';
import { appContext, deferredServicePorts as ports, tabStorage } from '#infrastructure/tokens.ts';
import { makeAnonymousIdStore } from './anonymousIdStore.ts';
import { makeDataLayerTags } from './dataLayerTags.ts';
import { removeEarlierRelease } from './earlierRelease.ts';
import { noAnalytics } from './noAnalytics.ts';
import { makeSegmentAnalytics } from './segmentAnalytics.ts';

const sendAnalytics = token<SendAnalytics>('sendAnalytics');

/** Calls that the browser finishes while the page unloads: the last events are sent then. */
const collectorAt = (base: string): Http =>
  makeHttp({ ...network, base, fetch: (to, init) => fetch(to, { ...init, keepalive: true }) });

const makeAnalytics = ({ settings }: AppContext, cookies: CookieJar, send: SendAnalytics): AnalyticsSink => {
  const { analytics: source, hostName } = settings;
  removeEarlierRelease({ cookies, hostName, storage: () => localStorage });
  if (source === null) return noAnalytics;
  return makeSegmentAnalytics({
    source,
    collector: collectorAt(source.host),
    now: network.now,
    anonymousIdStore: makeAnonymousIdStore(cookies, hostName),
    page: window,
    onBatch: (outcome) => send('batch', outcome),
  });
};

/** The analytics service, the data layer of the tag manager and the flow label. */
export const analytics: Module = adapters((bind) => {
  bind(sendAnalytics).toResolvedValue((clock, log) => makeSendAnalytics({ clock, log }), [ports.clock, ports.log]);
  bind(ports.analytics).toResolvedValue(makeAnalytics, [appContext, ports.cookies, sendAnalytics]);
  bind(ports.tags).toConstantValue(makeDataLayerTags(window));
  bind(ports.flow).toResolvedValue(makeStoredFlow, [tabStorage]);
});
