import { describe, expect, it } from 'vitest';
import { clearAnalyticsStorage } from '#infrastructure/analytics/clearAnalyticsStorage.ts';
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
