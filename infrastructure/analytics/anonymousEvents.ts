import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AnalyticsSink } from '#application/ports/analytics.ts';
import { makeHttp, type Network } from '#infrastructure/http/httpClient.ts';
import { normalisedFault } from '#infrastructure/http/httpFault.ts';

// Because: with the type text/plain the browser sends no preflight, which a page that is unloading would not complete.
const preflightFree = { headers: { 'content-type': 'text/plain' } };

/**
 * Sends one event to a collector without its library, with an id that is used once. The browser finishes the call while the page unloads: a
 * withdrawal reloads it.
 */
export const makeTrackAnonymously = (
  { writeKey, host }: { readonly writeKey: string; readonly host: string },
  network: Network,
): AnalyticsSink['trackAnonymously'] => {
  const keptAlive: typeof fetch = (to, init) => network.fetch(to, { ...init, keepalive: true });
  const collector = makeHttp({ ...network, base: host, fetch: keptAlive });
  return (event, properties) => {
    const message = { type: 'track', messageId: crypto.randomUUID(), timestamp: new Date(network.now()).toISOString() };
    const nobody = { anonymousId: crypto.randomUUID(), userId: null };
    return pipe(
      collector.post('v1/track', { ...message, ...nobody, event, properties, writeKey }, preflightFree),
      TE.bimap(normalisedFault, () => undefined),
    );
  };
};
