import { describe, expect, it } from 'vitest';
import { admitStored } from '#infrastructure/session/admitStored.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const admit = admitStored({ ...plainSettings, allowedRedirectOrigins: ['https://partner.brand.test'] });

describe('admitStored', () => {
  it.each(['https://partner.brand.test/back?_dfxid=acme', 'https://transfer.brand.test/callback'])(
    'admits %s again, unchanged',
    (address) => {
      expect(admit(address)).toBe(address);
    },
  );

  it.each([
    'https://partner.brand.test.evil.example/back',
    'http://partner.brand.test/back',
    'https://me@partner.brand.test/back',
    'javascript:alert(1)',
    '//partner.brand.test\\@evil.example',
    '',
  ])('leads nowhere from %s', (address) => {
    expect(admit(address)).toBeNull();
  });
});
