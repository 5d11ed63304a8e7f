import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { webOrigin } from '#domain/shared/webOrigin.ts';
import { httpsOrigin, oddAddress } from '#tests/arbitraries/origins.ts';

describe('webOrigin', () => {
  it('equals the parser’s origin, or is null', () => {
    fc.assert(
      fc.property(oddAddress, (address) => {
        const origin = webOrigin(address);
        expect(origin).toBe(origin === null ? null : new URL(address).origin);
      }),
    );
  });

  it('is found for every plain address', () => {
    fc.assert(
      fc.property(httpsOrigin, fc.constantFrom('', '/', '/a/b?c=d#e'), (origin, end) => {
        expect(webOrigin(origin + end)).toBe(origin);
      }),
    );
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

  it.each(['ftp://x.test', 'blob:https://x.test/1', 'https://u@x.test', '//x.test', 'x.test', ''])(
    'is none for %j, which is no plain web address',
    (address) => {
      expect(webOrigin(address)).toBeNull();
    },
  );
});
