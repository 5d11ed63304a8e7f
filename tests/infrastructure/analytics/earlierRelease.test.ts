import { describe, expect, it } from 'vitest';
import { removeEarlierRelease } from '#infrastructure/analytics/earlierRelease.ts';
import { makeMemoryCookies } from '#infrastructure/sandbox/memoryCookies.ts';

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

  it.each(['ajs_user_id', 'ajs_user_traits', 'ajs_group_id', 'ajs_user', 's:context.referrer'])(
    'removes the cookie %s',
    (name) => {
      const cookies = makeMemoryCookies({ [name]: 'ada', ajs_anonymous_id: 'sent-with-ada' });
      removeEarlierRelease({ hostName, cookies, storage: () => storageOf({}) });
      expect([cookies.read(name), cookies.read('ajs_anonymous_id')]).toEqual([null, null]);
    },
  );

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
