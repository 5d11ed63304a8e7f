import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowed, type AllowList } from '#domain/redirect/allowList.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const settings = {
  ...plainSettings,
  transferSiteUrl: 'https://transfer.brand.test/home',
  registrationUrls: { corporate: 'https://corporate.brand.test/r', personal: 'https://personal.brand.test/r' },
  productUrls: { ...plainSettings.productUrls, XECD: 'https://data.brand.test/app' },
  developerPortalUrls: { home: 'https://dev.brand.test', docs: 'https://docs.brand.test' },
  helpCentreUrls: { ...plainSettings.helpCentreUrls, XEMT: 'https://help.brand.test' },
  allowedRedirectOrigins: ['https://partner.test:8443', 'javascript:alert(1)', 'nonsense', 'http://plain.test', ''],
};
const isListed = (address: string, list: AllowList = settings): boolean => isAllowed(list, new URL(address));

describe('the allow-list', () => {
  it.each([
    'https://corporate.brand.test',
    'https://data.brand.test',
    'https://dev.brand.test',
    'https://docs.brand.test',
    'https://partner.test:8443',
    'https://personal.brand.test',
    'https://transfer.brand.test',
  ])('has every address of %s', (origin) => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        expect(isListed(origin + path)).toBe(true);
      }),
    );
  });

  it.each([
    'https://help.brand.test',
    'https://partner.test',
    'https://nonsense',
    'https://brand.test',
    'javascript:alert(1)',
    'http://transfer.brand.test',
  ])('has no address of %s', (origin) => {
    expect(isListed(origin)).toBe(false);
  });

  it('has http addresses outside production only', () => {
    expect(isListed('http://plain.test')).toBe(false);
    expect(isListed('http://plain.test', { ...settings, production: false })).toBe(true);
  });
});
