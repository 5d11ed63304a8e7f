import { beforeEach, describe, expect, it, vi } from 'vitest';
import { analyticsTimeout, makeSendAnalytics } from '#application/analytics/sendAnalytics.ts';
import { systemClock } from '#infrastructure/browser/systemClock.ts';
import { makeMemoryLog } from '#infrastructure/sandbox/memoryLog.ts';
import { batchMs, openPage, taken } from './segmentPage.ts';

type Answer = () => Promise<Response>;

/** Opens the adapter on a page whose collector answers every batch so. */
const openLogged = (answer: Answer) => {
  const log = makeMemoryLog();
  const send = makeSendAnalytics({ clock: systemClock, log });
  const page = openPage(
    (path) => (path === 'v1/b' ? answer() : taken()),
    (outcome) => send('batch', outcome),
  );
  return { ...page, lines: () => log.lines().map(({ line }) => line) };
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return () => void vi.useRealTimers();
});

const failures: ReadonlyArray<readonly [what: string, answer: Answer]> = [
  ['is not reached', async () => Promise.reject(new TypeError('canary'))],
  ['is refused with 400', async () => new Response('canary', { status: 400 })],
  ['is refused with 429', async () => new Response(null, { status: 429, headers: { 'retry-after': '60' } })],
  ['meets 500', async () => new Response('canary', { status: 500 })],
];

describe('a batch of events', () => {
  it.each(failures)('is logged where the collector %s', async (_, answer) => {
    const { track, lines } = openLogged(answer);
    await track('Signed In', {})();
    expect(lines()).toEqual([]);
    await vi.advanceTimersByTimeAsync(batchMs);
    expect(lines()).toEqual(['Analytics batch failed']);
  });

  it('is logged five seconds after it was sent, where the collector hangs', async () => {
    const { track, lines } = openLogged(() => new Promise(() => undefined));
    await track('Signed In', {})();
    await vi.advanceTimersByTimeAsync(batchMs + analyticsTimeout - 500);
    expect(lines()).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(lines()).toEqual(['Analytics batch failed: timeout after 5s']);
  });

  it('is logged where it fails while the page closes', async () => {
    // Because: the library logs it too, with a stack.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { track, lines } = openLogged(async () => new Response(null, { status: 500 }));
    await track('Signed In', {})();
    window.dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => expect(lines()).toEqual(['Analytics batch failed']));
  });

  it('is not logged where it arrives, or where the consent has ended', async () => {
    const arrived = openLogged(async () => Response.json({ success: true }));
    await arrived.track('Signed In', {})();
    await vi.advanceTimersByTimeAsync(batchMs + analyticsTimeout);
    expect(arrived.lines()).toEqual([]);
    const ended = openLogged(async () => new Response(null, { status: 500 }));
    await ended.track('Signed In', {})();
    await ended.stop();
    await vi.advanceTimersByTimeAsync(batchMs + analyticsTimeout);
    expect(ended.lines()).toEqual([]);
  });
});
