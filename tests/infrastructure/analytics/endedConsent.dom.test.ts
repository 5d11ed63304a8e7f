import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsSink } from '#application/ports/analytics.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeAnonymousIdStore } from '#infrastructure/analytics/anonymousIdStore.ts';
import { makeSegmentAnalytics } from '#infrastructure/analytics/segmentAnalytics.ts';
import { browserCookies } from '#infrastructure/browser/browserCookies.ts';
import { makeHttp } from '#infrastructure/http/httpClient.ts';

type Sent = Readonly<Record<string, unknown>>;

const profileOfAda = unsafeNominal<'ProfileId'>('profile-of-ada');
const traits = { performance: true, email: 'ada@canary.test' };
const batchMs = 5000;

let visit = 0;

/** Opens the adapter on a page with a collector of its own, which refuses a path on request. */
const openPage = () => {
  visit += 1;
  const host = `https://collector${visit}.test/`;
  let sent: ReadonlyArray<Sent> = [];
  let refused = 0;
  let refusedPath: string | null = null;
  const collect = async (to: unknown, init: RequestInit = {}): Promise<Response> => {
    if (!String(to).startsWith(host)) return new Response();
    if (refusedPath !== null && String(to).endsWith(refusedPath)) {
      refused += 1;
      return new Response(null, { status: 500 });
    }
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{"batch":[]}');
    sent = [...sent, ...(body.batch ?? [body])];
    return Response.json({ integrations: {} });
  };
  vi.stubGlobal('fetch', collect);
  const analytics: AnalyticsSink = makeSegmentAnalytics({
    source: { writeKey: 'key', host },
    collector: makeHttp({ base: host, now: Date.now, fetch: (...call) => fetch(...call) }),
    now: Date.now,
    anonymousIdStore: makeAnonymousIdStore(browserCookies, 'xe.com'),
    page: window,
    onBatch: () => undefined,
  });
  return {
    ...analytics,
    sent: () => sent,
    names: () => sent.map(({ event, type }) => event ?? type),
    refused: () => refused,
    refuse: (path: string | null) => void (refusedPath = path),
  };
};

/** Closes the page, and lets the time of every batch and retry pass. */
const waitForBatches = async (): Promise<void> => {
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(60_000);
};

beforeEach(() => {
  Reflect.get(window, 'happyDOM').setURL('https://account.xe.com/signin');
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

describe('segmentAnalytics, when the consent ends,', () => {
  it('drops what it has not sent, keeps no identifier, and still sends the choice', async () => {
    const { identify, track, trackAnonymously, stop, names } = openPage();
    await identify(null, traits)();
    await identify(profileOfAda, traits)();
    await track('Signed In', {})();
    await stop();
    await trackAnonymously('Consent State Change', {})();
    await waitForBatches();
    expect(names()).toEqual(['Consent State Change']);
    expect(document.cookie + JSON.stringify(Object.entries(localStorage))).not.toMatch(/ajs_|canary|profile-of-ada/);
  });

  it('drops what the collector has refused and would get again', async () => {
    const { identify, stop, names, refuse, refused } = openPage();
    refuse('/b');
    await identify(profileOfAda, traits)();
    await vi.advanceTimersByTimeAsync(batchMs);
    expect(refused()).toBe(1);
    refuse(null);
    await stop();
    await waitForBatches();
    expect(names()).toEqual([]);
  });

  it('drops the calls that waited for the library', async () => {
    const { identify, track, trackUnbatched, stop, names } = openPage();
    const calls = [identify(null, traits)(), track('Signed In', {})(), trackUnbatched('Web Vital', {})()];
    await stop();
    await Promise.all(calls);
    await waitForBatches();
    expect([names(), browserCookies.read('ajs_anonymous_id')]).toEqual([[], null]);
  });

  it('sends what comes after the next consent, with another id', async () => {
    const { identify, track, stop, names, sent } = openPage();
    await identify(null, {})();
    await vi.advanceTimersByTimeAsync(batchMs);
    const [before] = sent();
    await stop();
    await identify(null, {})();
    await track('Signed In', {})();
    await vi.advanceTimersByTimeAsync(batchMs);
    expect(names()).toEqual(['identify', 'identify', 'Signed In']);
    expect(sent()[1]?.['anonymousId']).not.toBe(before?.['anonymousId']);
  });

  it('sends what comes after the next consent, also where the library did not load before', async () => {
    const { identify, stop, names, refuse, refused } = openPage();
    refuse('/settings');
    await identify(null, {})();
    expect(refused()).toBe(1);
    refuse(null);
    await stop();
    await identify(null, {})();
    await vi.advanceTimersByTimeAsync(batchMs);
    expect(names()).toEqual(['identify']);
  });
});
