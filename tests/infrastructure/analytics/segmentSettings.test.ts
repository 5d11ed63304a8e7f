import { describe, expect, it } from 'vitest';
import { segmentOptions } from '#infrastructure/analytics/segmentAnalytics.ts';

const source = { writeKey: 'key', host: 'http://collector.test:81/events' };

describe('segmentOptions', () => {
  it('store nothing on the device, and do not read the page’s query', () => {
    const { disableClientPersistence, useQueryString } = segmentOptions(source);
    expect([disableClientPersistence, useQueryString]).toEqual([true, false]);
  });

  it('send to our collector only, whatever the remote settings contain: batches of ten, every five seconds, ten retries', () => {
    const remote = { integrations: { 'Segment.io': { apiKey: 'other' }, 'Facebook Pixel': {} } };
    expect(segmentOptions(source).updateCDNSettings?.(remote)).toEqual({
      integrations: {
        'Segment.io': {
          apiKey: 'key',
          apiHost: 'http://collector.test:81/events/v1',
          deliveryStrategy: {
            strategy: 'batching',
            config: { size: 10, timeout: 5000, maxRetries: 10, keepalive: true },
          },
        },
      },
      metrics: { sampleRate: 0 },
    });
  });
});
