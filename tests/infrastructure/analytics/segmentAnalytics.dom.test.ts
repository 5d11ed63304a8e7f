import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { segmentOptions } from '#infrastructure/analytics/segmentAnalytics.ts';
import { browserCookies } from '#infrastructure/browser/browserCookies.ts';
import { analyticsSinkContract } from '#tests/contracts/analyticsSink.ts';
import { batchMs, openPage, type Sent, taken } from './segmentPage.ts';

const profileOfAda = unsafeNominal<'ProfileId'>('profile-of-ada');
const ada = 'ada@canary.test';
const traits = { performance: true };
const earlier = { domain: 'xe.com', path: '/', days: 365, sameSite: 'Lax' } as const;

/** Everything that analytics stores on the device. */
const onDevice = (): string =>
  [document.cookie, ...Object.values(localStorage), ...Object.values(sessionStorage)].join('');
const storedId = (): string | null => browserCookies.read('ajs_anonymous_id');

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Leaves a page, which sends what the library has not sent yet, and returns its events. */
const leave = async ({ sent }: Pick<ReturnType<typeof openPage>, 'sent'>): Promise<ReadonlyArray<Sent>> => {
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(() => sent()).not.toEqual([]);
  return sent();
};

beforeEach(() => {
  Reflect.get(window, 'happyDOM').setURL('https://account.xe.com/signin');
  for (const pair of document.cookie.split('; '))
    browserCookies.remove(pair.split('=')[0] ?? '', { ...earlier, domain: 'xe.com' });
  localStorage.clear();
});

afterEach(() => void vi.useRealTimers());

analyticsSinkContract('segmentAnalytics', (maySend) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { sent, ...sink } = openPage({ maySend });
  return {
    sink,
    collected: () =>
      sent().map(({ event, name, anonymousId, userId, properties, traits: payload }) => ({
        name: textOrNull(event ?? name),
        anonymousId: String(anonymousId),
        userId: textOrNull(userId),
        payload: properties ?? payload,
      })),
    sendBatches: async () => void (await vi.advanceTimersByTimeAsync(2 * batchMs)),
    stored: onDevice,
  };
});

describe('segmentAnalytics', () => {
  it('keeps the anonymous id of a visitor without a profile over pages, in one cookie for 365 days, and nothing else', async () => {
    const write = vi.spyOn(document, 'cookie', 'set');
    const page = openPage();
    await page.identify(null, traits)();
    const [first] = await leave(page);
    expect(first?.['anonymousId']).toBe(storedId());
    const expires = Date.parse(/expires=([^;]+)/i.exec(String(write.mock.lastCall))?.[1] ?? '');
    expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(365);
    expect([document.cookie, localStorage.length]).toEqual([`ajs_anonymous_id=${storedId()}`, 0]);

    const second = openPage();
    await second.identify(null, traits)();
    await second.track('Signed In', {})();
    const ids = (await leave(second)).map(({ anonymousId }) => anonymousId);
    expect(ids).toEqual([first?.['anonymousId'], first?.['anonymousId']]);
  });

  it('keeps no unsent event on the device', async () => {
    const { identify } = openPage();
    await identify(null, traits)();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await identify(profileOfAda, { ...traits, email: ada })();
    window.dispatchEvent(new Event('pagehide'));
    expect(onDevice()).not.toMatch(/persisted-queue|canary|profile-of-ada/);
  });

  it('removes everything on a reset before the library is loaded', async () => {
    browserCookies.write('ajs_anonymous_id', 'old', earlier);
    await openPage().reset();
    expect(storedId()).toBeNull();
  });

  it('asks the collector for nothing while nothing may be sent, neither for a call nor for a reset', async () => {
    const { identify, track, reset, asked } = openPage({ maySend: () => false });
    await identify(null, traits)();
    await track('Signed In', {})();
    await reset();
    expect([asked(), storedId()]).toEqual([[], null]);
  });

  it('drops a call that may no longer be sent once the library is loaded', async () => {
    let may = true;
    const answer = (): Promise<Response> => {
      may = false;
      return taken();
    };
    const { identify, asked } = openPage({ answer, maySend: () => may });
    await identify(null, traits)();
    window.dispatchEvent(new Event('pagehide'));
    expect([asked().length, storedId()]).toEqual([1, null]);
  });

  it('sends later events, and forgets the person, although the collector does not answer the batch of the tenth event', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let batches = 0;
    const answer = (path: string): Promise<Response> => {
      if (path === 'v1/b') batches += 1;
      return batches === 1 ? new Promise(() => undefined) : taken();
    };
    const { track, reset, sent } = openPage({ answer });
    let isForgotten = false;
    for (let count = 1; count <= 10; count += 1) void track('Signed In', {})();
    void track('Signed Up', {})();
    void reset().then(() => (isForgotten = true));
    await vi.advanceTimersByTimeAsync(3 * batchMs);
    expect([sent().map(({ event }) => event), isForgotten]).toEqual([['Signed Up'], true]);
  });

  it('loads nothing for a reset after its library could not be loaded, and loads again for the next call', async () => {
    let isRefused = true;
    const answer = async (): Promise<Response> => (isRefused ? new Response(null, { status: 500 }) : taken());
    const page = openPage({ answer });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await page.identify(null, traits)()).toMatchObject({ _tag: 'Left' });
    await page.reset();
    expect(page.asked()).toHaveLength(1);
    isRefused = false;
    await page.track('Signed In', {})();
    expect((await leave(page)).map(({ event }) => event)).toEqual(['Signed In']);
  });

  it('reads no query, and sends to our collector only, whatever the remote settings contain: ten events, every five seconds, ten retries', () => {
    const source = { writeKey: 'key', host: 'http://collector.test:81/events' };
    const remote = { integrations: { 'Segment.io': { apiKey: 'other' }, 'Facebook Pixel': {} } };
    const { updateCDNSettings, useQueryString } = segmentOptions(source);
    const config = { size: 10, timeout: 5000, maxRetries: 10, keepalive: true };
    const deliveryStrategy = { strategy: 'batching', config };
    const collector = { apiKey: 'key', apiHost: 'http://collector.test:81/events/v1', deliveryStrategy };
    expect(useQueryString).toBe(false);
    expect(updateCDNSettings?.(remote)).toEqual({
      integrations: { 'Segment.io': collector },
      metrics: { sampleRate: 0 },
    });
  });
});
