import { describe, expect, it } from 'vitest';
import { removeEarlierRelease } from '#infrastructure/analytics/earlierRelease.ts';
import { batchAddress, segmentOptions } from '#infrastructure/analytics/segmentSettings.ts';
import { makeMemoryCookies } from '#infrastructure/sandbox/memoryCookies.ts';

const source = { writeKey: 'key', host: 'https://collector.test/' };

describe('segmentOptions', () => {
  it.each([
    ['https://collector.test', 'https://collector.test/v1/b#2/b'],
    ['https://collector.test//', 'https://collector.test/v1/b#2/b'],
    ['http://collector.test:81/events/', 'http://collector.test:81/events/v1/b#2/b'],
    ['https://collector.test/a/b///', 'https://collector.test/a/b/v1/b#2/b'],
  ])('send for the host %s to %s', (host, address) => {
    expect(batchAddress({ ...source, host }, 2)).toBe(address);
  });

  it('store nothing on the device, and do not read the page’s query', () => {
    const { disableClientPersistence, useQueryString } = segmentOptions(source, 2);
    expect([disableClientPersistence, useQueryString]).toEqual([true, false]);
  });

  it('send to our collector only, whatever the remote settings contain: batches of ten, every five seconds, ten retries', () => {
    const remote = { integrations: { 'Segment.io': { apiKey: 'other' }, 'Facebook Pixel': {} } };
    expect(segmentOptions(source, 2).updateCDNSettings?.(remote)).toEqual({
      integrations: {
        'Segment.io': {
          apiKey: 'key',
          apiHost: 'https://collector.test/v1/b#2',
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

const storageOf = (entries: Record<string, string>) => ({
  ...entries,
  removeItem(this: Record<string, unknown>, key: string): void {
    delete this[key];
  },
});

const hostName = 'xe.localhost';
const leftovers = {
  ajs_user_traits: '{"email":"ada@canary.test"}',
  ajs_group_properties: '{}',
  'persisted-queue:v1:sandbox-key:dest-Segment.io:items': '[{"event":{"email":"ada@canary.test"}}]',
  'persisted-queue:v1:older-key:event-queue:items': '[]',
};

describe('removeEarlierRelease', () => {
  it.each(Object.entries(leftovers))('removes %s from the storage, and the id that belongs to it', (key, value) => {
    const cookies = makeMemoryCookies({ ajs_anonymous_id: 'sent-with-ada' });
    const storage = storageOf({ [key]: value, 'account.browserId': '1' });
    removeEarlierRelease({ hostName, cookies, storage: () => storage });
    expect(Object.keys(storage)).toEqual(['account.browserId', 'removeItem']);
    expect(cookies.read('ajs_anonymous_id')).toBeNull();
  });

  it('removes each cookie of the library, and the id that belongs to it', () => {
    for (const name of ['ajs_user_id', 'ajs_user_traits', 'ajs_group_id', 'ajs_user', 's:context.referrer']) {
      const cookies = makeMemoryCookies({ [name]: 'ada', ajs_anonymous_id: 'sent-with-ada' });
      removeEarlierRelease({ hostName, cookies, storage: () => storageOf({}) });
      expect([name, cookies.read(name), cookies.read('ajs_anonymous_id')]).toEqual([name, null, null]);
    }
  });

  it('does not throw where storage is blocked', () => {
    const storage = () => {
      throw new Error('blocked');
    };
    expect(() => removeEarlierRelease({ hostName, cookies: makeMemoryCookies(), storage })).not.toThrow();
  });

  it('keeps an anonymous id of this release, and what is not of analytics', () => {
    const cookies = makeMemoryCookies({ ajs_anonymous_id: 'anonymous', xe_account_consent: '1' });
    const storage = storageOf({ 'account.browserId': '1' });
    removeEarlierRelease({ hostName, cookies, storage: () => storage });
    expect(['ajs_anonymous_id', 'xe_account_consent'].map(cookies.read)).toEqual(['anonymous', '1']);
    expect(Object.keys(storage)).toEqual(['account.browserId', 'removeItem']);
  });
});
