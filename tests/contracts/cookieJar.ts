import { describe, expect, it } from 'vitest';
import type { CookieAttributes, CookieJar } from '#application/ports/browser.ts';

const attributes: CookieAttributes = { domain: null, path: '/', days: 30, sameSite: 'Lax' };

/** The contract of every cookie jar. `open` returns an empty jar that works. */
export const cookieJarContract = (adapter: string, open: () => CookieJar): void => {
  describe(`${adapter} keeps the CookieJar contract`, () => {
    it.each(['en-GB', '{"performance":true,"marketing":false}', 'a b; c=d, "e" %41 ü', ''])(
      'returns the newer of two values: %j',
      (value) => {
        const jar = open();
        jar.write('xe_account_consent', 'older', attributes);
        jar.write('xe_account_consent', value, attributes);
        expect(jar.read('xe_account_consent')).toBe(value);
      },
    );

    it('removes a cookie, and ignores a missing one', () => {
      const jar = open();
      jar.write('a', '1', attributes);
      jar.write('b', '2', attributes);
      jar.remove('a', attributes);
      jar.remove('a', attributes);
      expect([jar.read('a'), jar.read('b')]).toEqual([null, '2']);
    });

    it('reports that it works, again and again', () => {
      const jar = open();
      expect([jar.works(), jar.works()]).toEqual([true, true]);
    });
  });
};
