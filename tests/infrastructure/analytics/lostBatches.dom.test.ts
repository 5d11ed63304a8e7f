import { expect, it, vi } from 'vitest';
import { logLostBatches } from '#infrastructure/analytics/lostBatches.ts';
import { openPage } from './segmentPage.ts';

type Seen = { readonly getEntriesByName: (name: string) => ReadonlyArray<unknown> };

it.each(['https://collector.test/events', 'https://Collector.TEST:443/events'])(
  'finds the lost batches of the collector %s',
  (host) => {
    let see = (_seen: Seen): void => undefined;
    const observer = vi.fn<(onSeen: typeof see) => unknown>(function observe(onSeen) {
      see = onSeen;
      return { observe: () => undefined };
    });
    vi.stubGlobal('PerformanceObserver', observer);
    vi.stubGlobal('PerformanceResourceTiming', { [Symbol.hasInstance]: () => true });
    const error = vi.fn<() => void>();
    logLostBatches(host, { error });
    for (const responseStatus of [0, 200, 400]) {
      const call = { name: 'https://collector.test/events/v1/b', responseStatus };
      see({ getEntriesByName: (name) => [call].filter((one) => one.name === name) });
    }
    expect(error.mock.calls).toEqual([['Analytics batch failed'], ['Analytics batch failed']]);
  },
);

it('leaves analytics as it is in a browser that observes no calls', async () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  const { track } = openPage();
  expect(await track('Signed In', {})()).toMatchObject({ _tag: 'Right' });
});
