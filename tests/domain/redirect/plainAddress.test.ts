import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainAddress } from '#domain/redirect/redirect.ts';
import { oddAddress } from '#tests/arbitraries/origins.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';

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
    expect(plainAddress(raw, 'http:')).toBe(address);
  });

  it.each([
    ['', '/', '/a', '?a', '#a', '@', ':80', '1:a', '+a:b'],
    ['https:', 'https:brand.test', 'https:/brand.test', 'https:a//brand.test', 'https://', 'https:///a'],
    [
      'https://br_and.test',
      'https://br%61nd.test',
      'https://bränd.test',
      'https://brand.test:',
      'https://brand.test:8a',
    ],
    ['https://a b', 'https://[::1', 'https://[::1]a', 'https://x[::1]', 'https://::1', 'https://brand.test:80:80'],
    ['https://brand.test\\', 'https://brand.test/\\a', '\\\\brand.test'],
    ['\u0000brand.test', 'brand.test\u001f', 'brand.test/\u007f', 'brand.test/\u009f', 'brand\n.test'],
    ['ftp://brand.test', 'javascript://brand.test', 'a+b-c.1://brand.test', 'mailto:ada@brand.test'],
    ['httpss://brand.test', 'xhttps://brand.test', 'brand.test:', 'brand.test:80a'],
    ['https://a@brand.test', 'https://@brand.test', 'https://a:b@brand.test', '//a@brand.test'],
  ])('refuses %j', (...addresses) => {
    expect(addresses.filter((raw) => plainAddress(raw, 'https:') !== null)).toEqual([]);
  });

  it('returns an address whose origin a parser reads in the same letters', () => {
    reaches(
      10,
      (inCase) =>
        fc.property(oddAddress, (raw) => {
          const address = plainAddress(raw, 'https:');
          if (!inCase(address !== null && URL.canParse(address)) || address === null) return;
          const { protocol, hostname, username, password } = new URL(address);
          expect(address.toLowerCase().startsWith(`${protocol}//`)).toBe(true);
          expect([username, password]).toEqual(['', '']);
          expect(hostname).toMatch(/^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/);
        }),
      { numRuns: 1000 },
    );
  });
});
