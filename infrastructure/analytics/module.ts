import * as TE from 'fp-ts/TaskEither';
import { makeSendAnalytics, type SendAnalytics } from '#application/analytics/sendAnalytics.ts';
import type { AnalyticsSink } from '#application/ports/analytics.ts';
import type { CookieJar } from '#application/ports/browser.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { adapters, type Module, token } from '#infrastructure/container.ts';
import { makeHttp, network } from '#infrastructure/http/httpClient.ts';
import { makeStoredFlow } from '#infrastructure/session/storedFlow.ts';
import { appContext, deferredServicePorts, tabStorage } from '#infrastructure/tokens.ts';
import { removeEarlierRelease } from './analyticsStorage.ts';
import { makeDataLayerTags } from './dataLayerTags.ts';
import { makeSegmentAnalytics } from './segmentAnalytics.ts';
import { makeWebVitalsMeter } from './webVitalsMeter.ts';

const { analytics: sink, clock, cookies, flow, log, tags, vitals } = deferredServicePorts;
const sendAnalytics = token<SendAnalytics>('sendAnalytics');

const noop = (): TE.TaskEither<never, void> => TE.right(undefined);

/** Analytics without a collector: every call succeeds and sends nothing. */
const noopAnalytics: AnalyticsSink = {
  identify: noop,
  track: noop,
  trackUnbatched: noop,
  page: noop,
  trackAnonymously: noop,
  reset: async () => undefined,
  stop: async () => undefined,
};

const analyticsOf = ({ settings }: AppContext, jar: CookieJar, send: SendAnalytics): AnalyticsSink => {
  const { analytics: source, hostName } = settings;
  const storage = { cookies: jar, hostName, writeKey: source?.writeKey ?? '', storage: () => localStorage };
  removeEarlierRelease(storage);
  if (source === null) return noopAnalytics;
  return makeSegmentAnalytics({
    source,
    // Because: the last events are sent while the page unloads.
    collector: makeHttp({
      ...network,
      base: source.host,
      fetch: (to, init) => fetch(to, { ...init, keepalive: true }),
    }),
    now: network.now,
    storage,
    page: window,
    onBatch: (outcome) => send('batch', outcome),
  });
};

/** The analytics service, the tag manager's data layer and the web vitals. */
export const analytics: Module = adapters((bind) => {
  bind(sendAnalytics).toResolvedValue((time, lines) => makeSendAnalytics({ clock: time, log: lines }), [clock, log]);
  bind(sink).toResolvedValue(analyticsOf, [appContext, cookies, sendAnalytics]);
  bind(tags).toConstantValue(makeDataLayerTags(window));
  bind(vitals).toResolvedValue(() => makeWebVitalsMeter());
  bind(flow).toResolvedValue(makeStoredFlow, [tabStorage]);
});
