import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicOrigin } from '#domain/settings/addresses.ts';

const originOf = (address: string, hostName: string): string =>
  publicOrigin({ publicUrls: { default: address, XECI: '' }, hostName });

describe('publicOrigin', () => {
  it.each([
    ['https://account.xe.com/path?query', 'xe.com', 'https://account.xe.com'],
    ['', 'xe.com', 'https://xe.com'],
    ['javascript:alert(1)', 'xe.localhost', 'https://xe.localhost'],
    ['', 'xe.com"><script>', ''],
    ['', '', ''],
  ])('of %j and the host %j is %j', (address, hostName, origin) => {
    expect(originOf(address, hostName)).toBe(origin);
  });

  it('is for any text an origin that is safe in an attribute, or empty', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.domain());
    fc.assert(
      fc.property(text, text, (address, hostName) => {
        expect(originOf(address, hostName)).toMatch(/^(?:https?:\/\/[a-z0-9.[\]:-]+)?$/);
      }),
    );
  });
});
