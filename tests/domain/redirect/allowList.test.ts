import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowed, unusableOrigins } from '#domain/redirect/redirect.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
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
  itAlways('has every address of the sites, the products, the portal and a further origin', [fc.webPath()], (path) => {
    const hosts = ['corporate', 'data', 'dev', 'docs', 'personal', 'transfer'].map((name) => `${name}.brand.test`);
    const origins = [...hosts, 'partner.test:8443'].map((host) => `https://${host}`);
    expect(origins.filter((origin) => !isListed(origin + path))).toEqual([]);
  });

  it('has no address of another origin, and http addresses outside production only', () => {
    const hosts = ['help.brand.test', 'partner.test', 'nonsense', 'brand.test'].map((host) => `https://${host}`);
    const plain = ['http://transfer.brand.test', 'http://plain.test'];
    expect([...hosts, ...plain, 'javascript:alert(1)'].filter((address) => isListed(address))).toEqual([]);
    expect(isListed('http://plain.test', { ...settings, production: false })).toBe(true);
  });

  it('has nothing of an address that is missing or malformed', () => {
    const bare = {
      ...settings,
      registrationUrls: { corporate: 'nonsense', personal: '//brand.test' },
      productUrls: { ...settings.productUrls, XECD: null, XERA: 'ftp://files.brand.test' },
      allowedRedirectOrigins: ['ftp://files.brand.test'],
      production: false,
    };
    for (const address of ['https://data.brand.test', 'ftp://files.brand.test', 'data:x'])
      expect(isListed(address, bare)).toBe(false);
  });
});

describe('unusableOrigins', () => {
  const unusable = (allowedRedirectOrigins: ReadonlyArray<string>) => unusableOrigins({ allowedRedirectOrigins });

  it('has no origin, and no path of one', () => {
    const usable = ['', '/', ':8080/app', '/app/caf%C3%A9/'].map((end) => `https://partner.test${end}`);
    expect(unusable([...usable, 'http://partner.test:8080/app'])).toEqual([]);
  });

  it('has what would allow more than it says, or is no web address', () => {
    const more = ['?', '/app?x=1', '#', '/a//b', '/a%2fb'].map((end) => `https://partner.test${end}`);
    const people = ['https://me@partner.test', 'https://:secret@partner.test', 'https:\\\\partner.test'];
    const all = [...more, ...people, '', 'partner.test', 'ftp://partner.test', 'javascript:alert(1)'];
    expect(unusable(all)).toEqual(all.map((_, at) => `allowedRedirectOrigins.${at}`));
  });
});
