import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { plainAddress } from '#domain/redirect/validateRedirect.ts';
import { oddAddress } from '#tests/arbitraries/origins.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';

const faultOf = (raw: string): string =>
  E.match<{ readonly _tag: string }, string, string>(
    ({ _tag }) => _tag,
    () => 'plain',
  )(plainAddress(raw, 'https:'));

describe('plainAddress', () => {
  it.each([
    ['brand.test', 'http://brand.test'],
    ['brand.test/a', 'http://brand.test/a'],
    ['brand.test?a=b', 'http://brand.test?a=b'],
    ['brand.test#a', 'http://brand.test#a'],
    ['brand.test:8443', 'http://brand.test:8443'],
    ['brand.test:8443/a:b@c', 'http://brand.test:8443/a:b@c'],
    ['//brand.test/a', 'http://brand.test/a'],
    ['https', 'http://https'],
    ['brand.test/b:c//', 'http://brand.test/b:c//'],
    ['localhost:4100', 'http://localhost:4100'],
    ['https://brand.test/a@b', 'https://brand.test/a@b'],
    ['HTTPS://BRAND.test:443?a@b', 'HTTPS://BRAND.test:443?a@b'],
    ['https://brand.test#a@b', 'https://brand.test#a@b'],
    ['http://[::1]:4100/a', 'http://[::1]:4100/a'],
    ['https://brand-1.test', 'https://brand-1.test'],
  ])('reads %s on a page of http as %s', (raw, address) => {
    expect(plainAddress(raw, 'http:')).toEqual(E.right(address));
  });

  it.each([
    ['Malformed', ['', '/', '/a', '?a', '#a', '@', ':80', '1:a', '+a:b']],
    ['Malformed', ['https:', 'https:brand.test', 'https:/brand.test', 'https:a//brand.test', 'https://', 'https:///a']],
    [
      'Malformed',
      [
        'https://br_and.test',
        'https://br%61nd.test',
        'https://bränd.test',
        'https://brand.test:',
        'https://brand.test:8a',
      ],
    ],
    [
      'Malformed',
      ['https://a b', 'https://[::1', 'https://[::1]a', 'https://x[::1]', 'https://::1', 'https://brand.test:80:80'],
    ],
    ['Malformed', ['https://brand.test\\', 'https://brand.test/\\a', '\\\\brand.test']],
    ['Malformed', ['\u0000brand.test', 'brand.test\u001f', 'brand.test/\u007f', 'brand.test/\u009f', 'brand\n.test']],
    ['SchemeRefused', ['ftp://brand.test', 'javascript://brand.test', 'a+b-c.1://brand.test', 'mailto:ada@brand.test']],
    ['SchemeRefused', ['httpss://brand.test', 'xhttps://brand.test', 'brand.test:', 'brand.test:80a']],
    [
      'CredentialsInAddress',
      ['https://a@brand.test', 'https://@brand.test', 'https://a:b@brand.test', '//a@brand.test'],
    ],
  ])('refuses as %s: %j', (fault, addresses) => {
    expect(addresses.map((raw) => [raw, faultOf(raw)])).toEqual(addresses.map((raw) => [raw, fault]));
  });

  it('returns an address whose origin a parser reads in the same letters', () => {
    reaches(
      10,
      (inCase) =>
        fc.property(oddAddress, (raw) => {
          const address = plainAddress(raw, 'https:');
          const isPlain = E.isRight(address) && URL.canParse(address.right);
          if (!inCase(isPlain) || E.isLeft(address)) return;
          const { protocol, hostname, username, password } = new URL(address.right);
          expect(address.right.toLowerCase().startsWith(`${protocol}//`)).toBe(true);
          expect([username, password]).toEqual(['', '']);
          expect(hostname).toMatch(/^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/);
        }),
      { numRuns: 1000 },
    );
  });
});
