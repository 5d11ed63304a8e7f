import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asQuery, isAllowed, plainAddress, unusableOrigins, validateRedirect } from '#domain/redirect/redirect.ts';
import type { Settings } from '#domain/settings/settings.ts';
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
    ['without two slashes', ['https:', 'https:brand.test', 'https:/brand.test', 'https:a//brand.test', 'https:///a']],
    ['with an odd host', ['https://br_and.test', 'https://br%61nd.test', 'https://bränd.test', 'https://a b']],
    ['with an odd port', ['https://brand.test:', 'https://brand.test:8a', 'brand.test:', 'https://brand.test:80:80']],
    ['with odd brackets', ['https://[::1', 'https://[::1]a', 'https://x[::1]', 'https://::1']],
    ['with a backslash', ['https://brand.test\\', 'https://brand.test/\\a', '\\\\brand.test']],
    ['with a control character', ['\u0000brand.test', 'brand.test\u001f', 'brand.test/\u009f', 'brand\n.test']],
    [
      'of another scheme',
      ['ftp://brand.test', 'javascript://brand.test', 'httpss://brand.test', 'xhttps://brand.test'],
    ],
    ['with a user', ['https://a@brand.test', 'https://@brand.test', '//a@brand.test', 'mailto:ada@brand.test']],
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

const settings = {
  ...plainSettings,
  transferSiteUrl: 'https://transfer.brand.test/home',
  registrationUrls: { corporate: 'https://corporate.brand.test/r', personal: 'https://personal.brand.test/r' },
  productUrls: { ...plainSettings.productUrls, XECD: 'https://data.brand.test/app' },
  developerPortalUrls: { home: 'https://dev.brand.test', docs: 'https://docs.brand.test' },
  helpCentreUrls: { ...plainSettings.helpCentreUrls, XEMT: 'https://help.brand.test' },
  allowedRedirectOrigins: ['https://partner.test:8443', 'javascript:alert(1)', 'nonsense', 'http://plain.test', ''],
};
const isListed = (address: string, list: Settings = settings): boolean => isAllowed(list, new URL(address));

describe('the allow-list', () => {
  itAlways('has every address of the sites, the products, the portal and a further origin', [fc.webPath()], (path) => {
    const hosts = ['corporate', 'data', 'dev', 'docs', 'personal', 'transfer'].map((name) => `${name}.brand.test`);
    const origins = [...hosts, 'partner.test:8443'].map((host) => `https://${host}`);
    expect(origins.filter((origin) => !isListed(origin + path))).toEqual([]);
  });

  it('has no address of another origin, and http addresses outside production only', () => {
    const hosts = ['help.brand.test', 'partner.test', 'nonsense', 'brand.test'].map((host) => `https://${host}`);
    const plain = ['http://transfer.brand.test', 'http://plain.test'];
    expect([...hosts, ...plain, 'javascript:alert(1)'].filter((address) => isListed(address))).toEqual([]);
    expect(isListed('http://plain.test', { ...settings, production: false })).toBe(true);
  });

  it('has nothing of an address that is missing or malformed', () => {
    const bare = {
      ...settings,
      registrationUrls: { corporate: 'nonsense', personal: '//brand.test' },
      productUrls: { ...settings.productUrls, XECD: null, XERA: 'ftp://files.brand.test' },
      allowedRedirectOrigins: ['ftp://files.brand.test'],
      production: false,
    };
    for (const address of ['https://data.brand.test', 'ftp://files.brand.test', 'data:x'])
      expect(isListed(address, bare)).toBe(false);
  });
});

describe('unusableOrigins', () => {
  const unusable = (allowedRedirectOrigins: ReadonlyArray<string>) => unusableOrigins({ allowedRedirectOrigins });

  it('has no origin, and no path of one', () => {
    const usable = ['', '/', ':8080/app', '/app/caf%C3%A9/'].map((end) => `https://partner.test${end}`);
    expect(unusable([...usable, 'http://partner.test:8080/app'])).toEqual([]);
  });

  it('has what would allow more than it says, or is no web address', () => {
    const more = ['?', '/app?x=1', '#', '/a//b', '/a%2fb'].map((end) => `https://partner.test${end}`);
    const people = ['https://me@partner.test', 'https://:secret@partner.test', 'https:\\\\partner.test'];
    const all = [...more, ...people, '', 'partner.test', 'ftp://partner.test', 'javascript:alert(1)'];
    expect(unusable(all)).toEqual(all.map((_, at) => `allowedRedirectOrigins.${at}`));
  });
});
