import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  addressQuery,
  originIsSafe,
  parseUrl,
  queryValue,
  webOrigin,
  withoutEndSlashes,
} from '#domain/shared/webAddress.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { httpsOrigin, oddAddress } from '#tests/arbitraries/origins.ts';

describe('parseUrl', () => {
  itAlways('returns what the browser parses, and null for every other text', [oddAddress], (address) => {
    expect(parseUrl(address)?.href ?? null).toBe(URL.canParse(address) ? new URL(address).href : null);
  });

  it('resolves a relative address on a page', () => {
    expect(parseUrl('/b', 'https://x.test/a')?.href).toBe('https://x.test/b');
  });
});

describe('the origin of a web address', () => {
  itAlways('is that of the parser, or none', [oddAddress], (address) => {
    const origin = webOrigin(address);
    expect(origin).toBe(origin === null ? null : new URL(address).origin);
  });

  const end = fc.constantFrom('', '/', '/a/b?c=d#e');
  itAlways('is found for every plain address', [httpsOrigin, end], (origin, rest) => {
    expect(webOrigin(origin + rest)).toBe(origin);
  });

  it.each(['https://x', 'https://my-bank.x.test:65535', 'http://[::1]:8080', 'https://[2001:db8::a]'])(
    '%s is the address itself',
    (origin) => {
      expect(webOrigin(origin)).toBe(origin);
    },
  );

  it.each([
    [
      'which could mean more inside a header',
      ['https://x.test/a;b', 'https://x.test/?a,b', "https://x.test/'", 'https://x.test/é', 'https://*.x.test'],
    ],
    ['whose host no certificate can name', ['https://-x.test', 'https://x-', 'https://x.test.', 'https://_x.test']],
    [
      'which is no plain web address',
      ['ftp://x.test', 'blob:https://x.test/1', 'https://u@x.test', 'https://:p@x.test', '//x.test', 'x.test', ''],
    ],
  ])('is none for an address %s', (_why, addresses) => {
    expect(addresses.filter((address) => webOrigin(address) !== null)).toEqual([]);
  });

  it.each([
    ['https://x.test', true, true],
    ['http://x.test', true, false],
    ['http://https:8080', true, false],
    ['https://x.test', false, true],
    ['http://x.test', false, true],
  ])('%s, in production %s, may be used: %s', (origin, production, isSafe) => {
    expect(originIsSafe(origin, production)).toBe(isSafe);
  });
});

describe('a parameter of a query', () => {
  it.each([
    ['?a=b', 'b'],
    ['?x=y&a=%2561+c', '%61 c'],
    ['?a=b&a=c', 'b'],
    ['?%61=b', 'b'],
    ['?a=+%09&a=c', 'c'],
    ['?a=+c+', ' c '],
    ['', null],
    ['?A=b', null],
  ])('in %j has the value %j', (query, value) => {
    expect(queryValue(query, 'a')).toBe(value);
  });

  const blanks = fc.array(fc.string({ unit: fc.constantFrom(' ', '\t', '\u00a0'), maxLength: 3 }));
  const name = fc.string({ unit: 'grapheme' });
  itAlways('is read as it was written, and not if it is blank', [name, fc.string(), blanks], (key, value, before) => {
    const query = new URLSearchParams([...before, value].map((text) => [key, text]));
    const expected = value.trim() === '' ? null : value;
    expect(queryValue(query, key)).toBe(expected);
    expect(queryValue(`?${query.toString()}`, key)).toBe(expected);
  });
});

describe('a query that was escaped for HTML', () => {
  const escapes =
    '&amp; &AMP; &#38; &#038; &#x26; &#X26; &amp;amp; &amp;#38; &#38;#38; &amp%3B &%2338%3b &%23x26;'.split(' ');

  it.each(escapes)('has its parameters behind %s, in the fragment too', (escape) => {
    const { search, hash } = new URL(`https://x.test/?platform=XERA${escape}state=s%26amp%3Bt${escape}next=signup`);
    const query = addressQuery({ search, hash });
    const values = ['platform', 'state', 'next'].map((name) => queryValue(query, name));
    expect(values).toEqual(['XERA', 's&amp;t', 'signup']);
  });

  it('keeps what is encoded inside a value, and any other fragment out of it', () => {
    const query = `?redirect_uri=${encodeURIComponent('https://x.test/?a=1&amp;state=2')}`;
    expect(queryValue(query, 'redirect_uri')).toBe('https://x.test/?a=1&amp;state=2');
    expect(queryValue(query, 'state')).toBeNull();
    expect(queryValue('?a=1&amplitude=2', 'amplitude')).toBe('2');
    expect(addressQuery({ search: query, hash: '#&state=3' })).toBe(query);
  });
});

describe('an address without the slashes at its end', () => {
  const path = fc.array(fc.constantFrom('/', '//', 'a', '.', '%2f')).map((parts) => `${parts.join('')}x`);
  itAlways('keeps every other character', [path, fc.nat(3)], (start, slashes) => {
    expect(withoutEndSlashes(start + '/'.repeat(slashes))).toBe(start);
  });

  it('takes one step for each slash at the end, and none for others', () => {
    const step = vi.spyOn(String.prototype, 'charAt');
    withoutEndSlashes(`/a${'/'.repeat(1_000)}b/`);
    expect(step.mock.calls.length).toBe(2);
  });
});
