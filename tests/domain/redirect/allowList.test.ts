import { describe, expect, it } from 'vitest';
import { allowedOrigins } from '#domain/redirect/allowedOrigins.ts';
import { publicUrl } from '#domain/redirect/socialSignIn.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const settings = {
  ...plainSettings,
  transferSiteUrl: 'https://transfer.brand.test/home',
  registrationUrls: { corporate: 'https://corporate.brand.test/r', personal: 'https://personal.brand.test/r' },
  productUrls: { ...plainSettings.productUrls, XECD: 'https://data.brand.test/app' },
  developerPortalUrls: { home: 'https://dev.brand.test', docs: 'https://docs.brand.test' },
  helpCentreUrls: { ...plainSettings.helpCentreUrls, XEMT: 'https://help.brand.test' },
  allowedRedirectOrigins: [
    'https://partner.test:8443/path',
    'javascript:alert(1)',
    'nonsense',
    'http://plain.test',
    '',
  ],
};

describe('allowedOrigins', () => {
  it('are the origins of products, registration, transfer site, developer portal and the list only', () => {
    expect([...allowedOrigins(settings)].toSorted()).toEqual([
      'https://corporate.brand.test',
      'https://data.brand.test',
      'https://dev.brand.test',
      'https://docs.brand.test',
      'https://partner.test:8443',
      'https://personal.brand.test',
      'https://transfer.brand.test',
    ]);
  });

  it('allow http outside production only', () => {
    expect(allowedOrigins(settings)).not.toContain('http://plain.test');
    expect(allowedOrigins({ ...settings, production: false })).toContain('http://plain.test');
  });
});

describe('publicUrl', () => {
  const publicUrls = { default: 'https://account.brand.test', XECI: 'https://invoices.brand.test' };

  it.each([
    ['XECI', publicUrls, publicUrls.XECI],
    ['XECI', { ...publicUrls, XECI: null }, publicUrls.default],
    ['XEMT', publicUrls, publicUrls.default],
    [null, publicUrls, publicUrls.default],
  ] as const)('for platform %s of %j is %s', (platform, urls, expected) => {
    expect(publicUrl(platform, { publicUrls: urls })).toBe(expected);
  });
});
