import { describe, expect, it } from 'vitest';
import { forgetKept } from '#infrastructure/analytics/forgetKept.ts';
import { makeMemoryCookies } from '#infrastructure/sandbox/memoryCookies.ts';

const shelfOf = (entries: Record<string, string>) => ({
  ...entries,
  removeItem(this: Record<string, unknown>, key: string): void {
    delete this[key];
  },
});

const place = { hostName: 'xe.localhost', writeKey: 'sandbox-key' };
const kept = { path: '/', days: 365, sameSite: 'Lax', domain: null } as const;

describe('forgetKept', () => {
  it('takes the library’s cookies and entries off the device, and nothing of ours', () => {
    const cookies = makeMemoryCookies();
    for (const name of ['ajs_anonymous_id', 'ajs_user_id', 'xe_account_consent']) cookies.write(name, '1', kept);
    const shelf = shelfOf({
      ajs_anonymous_id: '1',
      analytics_session_id: '1',
      'persisted-queue:v1:sandbox-key:dest': '1',
      'account.browser': '1',
    });
    forgetKept({ ...place, cookies, storage: () => shelf });
    expect(['ajs_anonymous_id', 'ajs_user_id'].map(cookies.read)).toEqual([null, null]);
    expect(cookies.read('xe_account_consent')).toBe('1');
    expect(Object.keys(shelf)).toEqual(['account.browser', 'removeItem']);
  });

  it('is at peace where storage is blocked', () => {
    const storage = () => {
      throw new Error('blocked');
    };
    expect(() => forgetKept({ ...place, cookies: makeMemoryCookies(), storage })).not.toThrow();
  });
});
