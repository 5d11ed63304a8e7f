import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowed, unusableOrigins } from '#domain/redirect/allowList.ts';
import type { Settings } from '#domain/settings/settings.ts';
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
const isListed = (address: string, list: Settings = settings): boolean => isAllowed(list, new URL(address));

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

  it('has nothing of an address that is missing or malformed', () => {
    const bare = {
      ...settings,
      transferSiteUrl: '',
      registrationUrls: { corporate: 'nonsense', personal: '//brand.test' },
      productUrls: { ...settings.productUrls, XECD: null, XERA: 'ftp://files.brand.test' },
      developerPortalUrls: { home: null, docs: null },
      allowedRedirectOrigins: ['ftp://files.brand.test'],
    };
    for (const address of ['https://data.brand.test', 'https://dev.brand.test', 'ftp://files.brand.test', 'data:x'])
      for (const production of [true, false]) expect(isListed(address, { ...bare, production })).toBe(false);
  });
});

describe('unusableOrigins', () => {
  const isUnusable = (entry: string): boolean => unusableOrigins({ allowedRedirectOrigins: [entry] }).length > 0;

  it.each([
    'https://partner.test',
    'https://partner.test/',
    'http://partner.test:8080/app',
    'https://partner.test/app/caf%C3%A9/',
  ])('has no %s', (entry) => {
    expect(isUnusable(entry)).toBe(false);
  });

  it.each([
    '',
    'partner.test',
    'ftp://partner.test',
    'javascript:alert(1)',
    'https://me@partner.test',
    'https://:secret@partner.test',
    'https://partner.test?',
    'https://partner.test/app?x=1',
    'https://partner.test#',
    'https:\\\\partner.test',
    'https://partner.test/a//b',
    'https://partner.test/a%2fb',
  ])('has %j, which would allow more than it says, or no web address', (entry) => {
    expect(isUnusable(entry)).toBe(true);
  });
});
