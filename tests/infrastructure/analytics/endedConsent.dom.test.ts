import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { batchMs, openPage, taken } from './segmentPage.ts';

const profileOfAda = unsafeNominal<'ProfileId'>('profile-of-ada');
const traits = { performance: true, email: 'ada@canary.test' };

/** Opens a page whose collector refuses a path on request. */
const openRefusable = () => {
  let refused = 0;
  let refusedPath: string | null = null;
  const page = openPage(async (path) => {
    if (refusedPath === null || !path.endsWith(refusedPath)) return taken();
    refused += 1;
    return new Response(null, { status: 500 });
  });
  return {
    ...page,
    names: () => page.sent().map(({ event, type }) => event ?? type),
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
    const { identify, track, trackAnonymously, stop, names } = openRefusable();
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
    const { identify, stop, names, refuse, refused } = openRefusable();
    refuse('/b');
    await identify(profileOfAda, traits)();
    await vi.advanceTimersByTimeAsync(batchMs);
    expect(refused()).toBe(1);
    refuse(null);
    await stop();
    await waitForBatches();
    expect(names()).toEqual([]);
  });

  it('sends what comes after the next consent, also where the library did not load before', async () => {
    const { identify, stop, names, refuse, refused } = openRefusable();
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
