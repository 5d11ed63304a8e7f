import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asQuery, plainAddress, validateRedirect } from '#domain/redirect/redirect.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { oddAddress } from '#tests/arbitraries/origins.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const kept = ['_dfxid', '_clientagentid'] as const;
const keptOrNot = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...kept) },
  { weight: 1, arbitrary: fc.constantFrom('_DFXID', '_dfxid2', 'code', 'state', 'utm_source') },
);
const value = fc.oneof(fc.constantFrom('', ' '), fc.string({ unit: 'grapheme' }), fc.string({ minLength: 1 }));
const params = fc
  .array(fc.tuple(keptOrNot, value), { minLength: 1, maxLength: 6, size: 'max' })
  .map((pairs) => pairs.map(([key, text]) => [key, text]));

/** The tracking parameters that stay: the first value of each that is more than blanks. */
const expectedOf = (pairs: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<ReadonlyArray<string>> =>
  kept.flatMap((key) => pairs.filter(([each, text]) => each === key && text?.trim() !== '').slice(0, 1));

describe('the query of a redirect', () => {
  const fragment = fc.constantFrom('', '#part', '#?_dfxid=x');
  itAlways('keeps the two tracking parameters in their order, each once', [params, fragment], (pairs, end) => {
    const query = new URLSearchParams(pairs).toString();
    const redirect = validateRedirect(`https://transfer.brand.test/a?${query}${end}`, 'https:', plainSettings) ?? '';
    const expected = expectedOf(pairs);
    expect([...new URL(redirect).searchParams]).toEqual(expected);
    expect(redirect.includes('?')).toBe(expected.length > 0);
  });
});

describe('asQuery', () => {
  itAlways('writes a space as %20 and a plus as %2B, so that every server reads the same text', [params], (pairs) => {
    const query = asQuery(new URLSearchParams(pairs));
    expect(query).not.toContain('+');
    expect([...new URLSearchParams(query)]).toEqual(pairs);
    expect(asQuery(new URLSearchParams([['a', 'b +c']]))).toBe('?a=b%20%2Bc');
    expect(asQuery(new URLSearchParams())).toBe('');
  });
});

describe('plainAddress', () => {
  it('adds the scheme of the page where there is none', () => {
    const hosts = [
      'brand.test/a',
      'brand.test?a=b',
      'brand.test#a',
      'https',
      'localhost:4100',
      'brand.test:8443/a:b@c',
    ];
    expect(hosts.map((raw) => plainAddress(raw, 'http:'))).toEqual(hosts.map((raw) => `http://${raw}`));
    expect(plainAddress('//brand.test/a', 'http:')).toBe('http://brand.test/a');
  });

  it('keeps an address of the web as it is', () => {
    const withAt = ['https://brand.test/a@b', 'HTTPS://BRAND.test:443?a@b', 'https://brand.test#a@b'];
    const all = [...withAt, 'http://[::1]:4100/a', 'https://brand-1.test'];
    expect(all.map((raw) => plainAddress(raw, 'http:'))).toEqual(all);
  });

  it.each([
    ['without a host', ['', '/', '/a', '?a', '#a', '@', ':80', '1:a', '+a:b']],
    [
      'without two slashes',
      ['https:', 'https:brand.test', 'https:/brand.test', 'https:a//brand.test', 'https://', 'https:///a'],
    ],
    ['with an odd host', ['https://br_and.test', 'https://br%61nd.test', 'https://bränd.test', 'https://a b']],
    ['with an odd port', ['https://brand.test:', 'https://brand.test:8a', 'brand.test:', 'https://brand.test:80:80']],
    ['with odd brackets', ['https://[::1', 'https://[::1]a', 'https://x[::1]', 'https://::1']],
    ['with a backslash', ['https://brand.test\\', 'https://brand.test/\\a', '\\\\brand.test']],
    [
      'with a control character',
      ['\u0000brand.test', 'brand.test\u001f', 'brand.test/\u007f', 'brand.test/\u009f', 'brand\n.test'],
    ],
    [
      'of another scheme',
      [
        'ftp://brand.test',
        'javascript://brand.test',
        'a+b-c.1://brand.test',
        'httpss://brand.test',
        'xhttps://brand.test',
      ],
    ],
    [
      'with a user',
      [
        'https://a@brand.test',
        'https://@brand.test',
        'https://a:b@brand.test',
        '//a@brand.test',
        'mailto:ada@brand.test',
      ],
    ],
  ])('refuses an address %s', (_what, addresses) => {
    expect(addresses.filter((raw) => plainAddress(raw, 'https:') !== null)).toEqual([]);
  });

  itAlways('returns an address whose origin a parser reads in the same letters', [oddAddress], (raw) => {
    const address = plainAddress(raw, 'https:');
    fc.pre(address !== null && URL.canParse(address));
    const { protocol, hostname, username, password } = new URL(address ?? '');
    expect(address?.toLowerCase().startsWith(`${protocol}//`)).toBe(true);
    expect([username, password]).toEqual(['', '']);
    expect(hostname).toMatch(/^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/);
  });
});
