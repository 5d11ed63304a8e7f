import { describe, expect, it } from 'vitest';
import { batchAddress, ownSettingsOnly, segmentOptions } from '#infrastructure/analytics/segmentSettings.ts';

const source = { writeKey: 'key', host: 'https://collector.test/' };

describe('segmentOptions', () => {
  it('send in batches of ten, every five seconds, with ten retries, to our collector', () => {
    expect(segmentOptions(source).integrations).toEqual({
      'Segment.io': {
        apiHost: 'collector.test/v1',
        protocol: 'https',
        deliveryStrategy: { strategy: 'batching', config: { size: 10, timeout: 5000, maxRetries: 10 } },
      },
    });
  });

  it.each([
    ['https://collector.test', 'https://collector.test/v1/b'],
    ['https://collector.test//', 'https://collector.test/v1/b'],
    ['http://collector.test:81/events/', 'http://collector.test:81/events/v1/b'],
    ['https://collector.test/a/b///', 'https://collector.test/a/b/v1/b'],
  ])('send for the host %s to %s', (host, address) => {
    expect(batchAddress({ ...source, host })).toBe(address);
  });

  it('store nothing on the device, and do not read the page’s query', () => {
    const { disableClientPersistence, useQueryString } = segmentOptions(source);
    expect([disableClientPersistence, useQueryString]).toEqual([true, false]);
  });

  it('send to our collector only, whatever the remote settings contain', () => {
    const { integrations, ...others } = ownSettingsOnly(source)();
    expect(Object.keys(integrations)).toEqual(['Segment.io']);
    expect(others).toEqual({ metrics: { sampleRate: 0 } });
    expect(
      segmentOptions(source).updateCDNSettings?.({
        integrations: { 'Segment.io': { apiKey: 'other' }, 'Facebook Pixel': {} },
      }),
    ).toEqual(ownSettingsOnly(source)());
  });
});
