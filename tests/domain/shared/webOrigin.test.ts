import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { originIsSafe, webOrigin } from '#domain/shared/webAddress.ts';
import { httpsOrigin, oddAddress } from '#tests/arbitraries/origins.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

describe('webOrigin', () => {
  itAlways('equals the parser’s origin, or is null', [oddAddress], (address) => {
    const origin = webOrigin(address);
    expect(origin).toBe(origin === null ? null : new URL(address).origin);
  });

  itAlways('is found for every plain address', [httpsOrigin, fc.constantFrom('', '/', '/a/b?c=d#e')], (origin, end) => {
    expect(webOrigin(origin + end)).toBe(origin);
  });

  it.each([
    'https://x.test/a;b',
    'https://x.test/?a,b',
    "https://x.test/'",
    'https://$x.test',
    'https://x(y).test',
    'https://*.x.test',
  ])('is none for %j, which could mean more inside a header', (address) => {
    expect(webOrigin(address)).toBeNull();
  });

  it.each([
    'https://x',
    'http://localhost:4100',
    'https://my-bank.x.test:65535',
    'http://[::1]:8080',
    'https://[2001:db8::a]',
  ])('of %s is the address itself', (origin) => {
    expect(webOrigin(origin)).toBe(origin);
  });

  it.each(['https://-x.test', 'https://x-', 'https://x.test.', 'https://_x.test'])(
    'is none for %s, whose host no certificate can name',
    (address) => {
      expect(webOrigin(address)).toBeNull();
    },
  );

  it.each([
    'ftp://x.test',
    'blob:https://x.test/1',
    'https://u@x.test',
    'https://:p@x.test',
    'https://u:p@x.test',
    '//x.test',
    'x.test',
    '',
  ])('is none for %j, which is no plain web address', (address) => {
    expect(webOrigin(address)).toBeNull();
  });
});

describe('originIsSafe', () => {
  it.each([
    ['https://x.test', true, true],
    ['http://x.test', true, false],
    ['http://https:8080', true, false],
    ['https://x.test', false, true],
    ['http://x.test', false, true],
  ])('of %s, in production %s, is %s', (origin, production, isSafe) => {
    expect(originIsSafe(origin, production)).toBe(isSafe);
  });
});
