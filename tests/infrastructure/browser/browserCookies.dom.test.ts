import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserCookies } from '#infrastructure/browser/browserCookies.ts';
import { makeMemoryCookies } from '#tests/support/memoryCookies.ts';
import { cookieJarContract } from '#tests/contracts/cookieJar.ts';

const page = (address: string): void => {
  Reflect.get(window, 'happyDOM').setURL(address);
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0] ?? ''}=; path=/; max-age=0; secure`;
};

cookieJarContract('memoryCookies', makeMemoryCookies);
cookieJarContract('browserCookies', () => {
  page('https://account.xe.com/signin');
  return browserCookies;
});

/** The cookie lines that the jar writes during an action. */
const written = (action: () => void): ReadonlyArray<string> => {
  const lines: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => {
    lines.push(line);
  });
  action();
  return lines;
};

afterEach(() => vi.restoreAllMocks());

describe('browserCookies', () => {
  it('writes every cookie Secure, with the given domain and lifetime', () => {
    const attributes = { domain: 'xe.com', path: '/', days: 365, sameSite: 'Lax' } as const;
    const [line = ''] = written(() => browserCookies.write('NEXT_LOCALE', 'en-GB', attributes));
    expect(line).toMatch(/^NEXT_LOCALE=en-GB; /);
    for (const part of ['; path=/', '; secure', '; domain=xe.com', '; sameSite=Lax']) expect(line).toContain(part);
    const expires = Date.parse(/expires=([^;]+)/.exec(line)?.[1] ?? '');
    expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(365);
  });

  it('removes a cookie with the attributes it was set with', () => {
    const attributes = { domain: 'xe.com', path: '/', sameSite: 'None' } as const;
    const [line = ''] = written(() => browserCookies.remove('xe_session', attributes));
    for (const part of ['xe_session=;', '; path=/', '; secure', '; domain=xe.com', '; sameSite=None'])
      expect(line).toContain(part);
    expect(Date.parse(/expires=([^;]+)/.exec(line)?.[1] ?? '')).toBeLessThan(Date.now());
  });

  it('detects blocked cookies, and removes the probe cookie', () => {
    page('https://account.xe.com/signin');
    browserCookies.works();
    expect(document.cookie).toBe('');
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    expect(browserCookies.works()).toBe(false);
  });

  it('does not throw where accessing storage throws', () => {
    const refuse = (): never => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    };
    vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
    vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
    browserCookies.write('a', '1', { domain: null, path: '/', days: 1, sameSite: 'Lax' });
    browserCookies.remove('a', { domain: null, path: '/', sameSite: 'Lax' });
    expect([browserCookies.read('a'), browserCookies.works()]).toEqual([null, false]);
  });
});
