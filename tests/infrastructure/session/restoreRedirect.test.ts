import { describe, expect, it } from 'vitest';
import { restoreRedirect } from '#infrastructure/session/restoreRedirect.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const restore = restoreRedirect({ ...plainSettings, allowedRedirectOrigins: ['https://partner.brand.test'] });

describe('restoreRedirect', () => {
  it.each(['https://partner.brand.test/back?_dfxid=acme', 'https://transfer.brand.test/callback'])(
    'returns %s unchanged',
    (address) => {
      expect(restore(address)).toBe(address);
    },
  );

  it.each([
    'https://partner.brand.test.evil.example/back',
    'http://partner.brand.test/back',
    'https://me@partner.brand.test/back',
    'javascript:alert(1)',
    '//partner.brand.test\\@evil.example',
    '',
  ])('refuses %s', (address) => {
    expect(restore(address)).toBeNull();
  });
});
