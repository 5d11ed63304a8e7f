import { describe, expect, it } from 'vitest';
import type { CookieAttributes, CookieJar } from '#application/ports/browser.ts';

const attributes: CookieAttributes = { domain: null, path: '/', days: 30, sameSite: 'Lax' };

/** The contract of every cookie jar. `open` returns an empty jar that works. */
export const cookieJarContract = (adapter: string, open: () => CookieJar): void => {
  describe(`${adapter} keeps the CookieJar contract`, () => {
    it('returns null for a missing cookie', () => {
      expect(open().read('NEXT_LOCALE')).toBeNull();
    });

    it.each(['en-GB', '{"performance":true,"marketing":false}', 'a b; c=d, "e" %41 ü', ''])(
      'returns the written value: %j',
      (value) => {
        const jar = open();
        jar.write('xe_account_consent', value, attributes);
        expect(jar.read('xe_account_consent')).toBe(value);
      },
    );

    it('keeps the newer of two values', () => {
      const jar = open();
      jar.write('NEXT_LOCALE', 'en-GB', attributes);
      jar.write('NEXT_LOCALE', 'fr-FR', attributes);
      expect(jar.read('NEXT_LOCALE')).toBe('fr-FR');
    });

    it('removes a cookie, and ignores a missing one', () => {
      const jar = open();
      jar.write('a', '1', attributes);
      jar.write('b', '2', attributes);
      jar.remove('a', attributes);
      jar.remove('a', attributes);
      expect([jar.read('a'), jar.read('b')]).toEqual([null, '2']);
    });

    it('reports that it works', () => {
      const jar = open();
      expect(jar.works()).toBe(true);
      expect(jar.works()).toBe(true);
    });
  });
};
