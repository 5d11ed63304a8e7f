import * as TE from 'fp-ts/TaskEither';
import type { AnalyticsSink, OpenAnalytics } from '#application/ports/analytics.ts';
import type { CookieJar } from '#application/ports/browser.ts';
import type { Log } from '#application/ports/ports.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { withoutEndSlashes } from '#domain/shared/webAddress.ts';
import { adapters, type Module } from '#infrastructure/container.ts';
import { browserNetwork } from '#infrastructure/http/httpClient.ts';
import { makeStoredFlow } from '#infrastructure/session/storedFlow.ts';
import { appContext, deferredServicePorts as ports, tabStorage } from '#infrastructure/tokens.ts';
import { makeTrackAnonymously } from './anonymousEvents.ts';
import { makeDataLayerTags } from './dataLayerTags.ts';
import { makeSegmentAnalytics } from './segmentAnalytics.ts';

const succeed = (): TE.TaskEither<never, void> => TE.right(undefined);

/** Analytics without a collector: every call succeeds and sends nothing. */
const noAnalytics: AnalyticsSink = {
  identify: succeed,
  track: succeed,
  page: succeed,
  trackAnonymously: succeed,
  reset: async () => undefined,
};

const makeAnalytics = ({ settings }: AppContext, cookies: CookieJar, log: Log): OpenAnalytics => {
  const { analytics, hostName } = settings;
  if (analytics === null) return () => noAnalytics;
  const source = { ...analytics, host: withoutEndSlashes(analytics.host) };
  return makeSegmentAnalytics({
    source,
    cookies,
    hostName,
    trackAnonymously: makeTrackAnonymously(source, browserNetwork),
    log,
  });
};

/** The analytics service, the data layer of the tag manager and the flow label. */
export const analytics: Module = adapters((bind) => {
  bind(ports.analytics).toResolvedValue(makeAnalytics, [appContext, ports.cookies, ports.log]);
  bind(ports.tags).toConstantValue(makeDataLayerTags(window));
  bind(ports.flow).toResolvedValue(makeStoredFlow, [tabStorage]);
});
