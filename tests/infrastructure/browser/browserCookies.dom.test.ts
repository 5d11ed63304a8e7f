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

const attributes = { domain: 'xe.com', path: '/', sameSite: 'None' } as const;

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
  it.each<[string, number, () => void]>([
    ['NEXT_LOCALE=en-GB', 365, () => browserCookies.write('NEXT_LOCALE', 'en-GB', { ...attributes, days: 365 })],
    ['NEXT_LOCALE=', -1, () => browserCookies.remove('NEXT_LOCALE', attributes)],
  ])('writes %s Secure, with the given attributes, for %i days', (pair, days, action) => {
    const [line = ''] = written(action);
    for (const part of [`${pair};`, '; path=/', '; secure', '; domain=xe.com', '; sameSite=None'])
      expect(line).toContain(part);
    const expires = Date.parse(/expires=([^;]+)/.exec(line)?.[1] ?? '');
    expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(days);
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
