import { describe, expect, it } from 'vitest';
import { clearAnalyticsStorage, removeEarlierRelease } from '#infrastructure/analytics/analyticsStorage.ts';
import { makeMemoryCookies } from '#infrastructure/sandbox/memoryCookies.ts';

const storageOf = (entries: Record<string, string>) => ({
  ...entries,
  removeItem(this: Record<string, unknown>, key: string): void {
    delete this[key];
  },
});

const source = { hostName: 'xe.localhost', writeKey: 'sandbox-key' };
const attributes = { path: '/', days: 365, sameSite: 'Lax', domain: null } as const;

describe('clearAnalyticsStorage', () => {
  it('removes the library’s cookies and storage entries, and nothing of ours', () => {
    const cookies = makeMemoryCookies();
    for (const name of ['ajs_anonymous_id', 'ajs_user_id', 'xe_account_consent']) cookies.write(name, '1', attributes);
    const storage = storageOf({
      ajs_anonymous_id: '1',
      analytics_session_id: '1',
      'persisted-queue:v1:sandbox-key:dest': '1',
      'account.browser': '1',
    });
    clearAnalyticsStorage({ ...source, cookies, storage: () => storage });
    expect(['ajs_anonymous_id', 'ajs_user_id'].map(cookies.read)).toEqual([null, null]);
    expect(cookies.read('xe_account_consent')).toBe('1');
    expect(Object.keys(storage)).toEqual(['account.browser', 'removeItem']);
  });

  it('does not throw where storage is blocked', () => {
    const storage = () => {
      throw new Error('blocked');
    };
    expect(() => clearAnalyticsStorage({ ...source, cookies: makeMemoryCookies(), storage })).not.toThrow();
  });
});

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
    removeEarlierRelease({ ...source, cookies, storage: () => storage });
    expect(Object.keys(storage)).toEqual(['account.browserId', 'removeItem']);
    expect(cookies.read('ajs_anonymous_id')).toBeNull();
  });

  it.each(['ajs_user_id', 'ajs_user_traits', 'ajs_group_id', 'ajs_user', 's:context.referrer'])(
    'removes the cookie %s',
    (name) => {
      const cookies = makeMemoryCookies({ [name]: 'ada', ajs_anonymous_id: 'sent-with-ada' });
      removeEarlierRelease({ ...source, cookies, storage: () => storageOf({}) });
      expect([cookies.read(name), cookies.read('ajs_anonymous_id')]).toEqual([null, null]);
    },
  );

  it('keeps an anonymous id of this release', () => {
    const cookies = makeMemoryCookies({ ajs_anonymous_id: 'anonymous' });
    removeEarlierRelease({ ...source, cookies, storage: () => storageOf({ 'account.browserId': '1' }) });
    expect(cookies.read('ajs_anonymous_id')).toBe('anonymous');
  });
});
