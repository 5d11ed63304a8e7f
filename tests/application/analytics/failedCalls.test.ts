import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { analyticsTimeout, makeAnalyticsTracker } from '#application/analytics/analyticsTracker.ts';
import type { AnalyticsSink } from '#application/ports/analytics.ts';
import { noConsent } from '#domain/consent/consent.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { flushPromises, makeDeferredTestApp, withLibraries } from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const visitor = { profileId: null, email: null, referenceSource: null, accountType: null };

/** Makes a call of each kind, with one answer to all of them. */
const callWith = (call: ReturnType<AnalyticsSink['track']>) => {
  const answer = () => call;
  const nothing = async () => undefined;
  const calls = { identify: answer, track: answer, trackAnonymously: answer, page: answer };
  const analytics: AnalyticsSink = { ...calls, reset: nothing };
  const { ports, lines, app } = makeDeferredTestApp({ ports: { analytics: () => analytics } });
  const { identify, track, trackAnonymously, page } = makeAnalyticsTracker(withLibraries(ports), context);
  identify(visitor, noConsent);
  track({ name: 'Signed In' }, visitor);
  trackAnonymously({ name: 'Consent State Change', ...noConsent });
  page('login', visitor);
  return async (ms: number): Promise<ReadonlyArray<string>> => {
    await flushPromises();
    app.advance(ms);
    await flushPromises();
    return lines();
  };
};

const kinds = ['identify', 'track', 'track', 'page'];

describe('a call to analytics', () => {
  it('is logged by its kind as failed after five seconds, and no sooner', async () => {
    const wait = callWith(() => new Promise(() => undefined));
    expect([analyticsTimeout, await wait(analyticsTimeout - 1)]).toEqual([5000, []]);
    expect(await wait(1)).toEqual(kinds.map((kind) => `Analytics ${kind} failed: timeout after 5s`));
  });

  it('is logged if it fails, without the text of the error, which can be the collector’s', async () => {
    for (const message of ['blocked', 'timeout after 5s']) {
      const wait = callWith(TE.left(normaliseError(new Error(message))));
      expect(await wait(0)).toEqual(kinds.map((kind) => `Analytics ${kind} failed`));
    }
    expect(await callWith(TE.right(undefined))(analyticsTimeout * 2)).toEqual([]);
  });
});
