import { describe, expect, it } from 'vitest';
import { siteName, transferSite } from '#domain/redirect/sites.ts';
import { validateRedirect } from '#domain/redirect/redirect.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

describe('transferSite', () => {
  it.each([
    ['https://transfer.brand.test/', 'https://transfer.brand.test'],
    ['https://transfer.brand.test/home/?x=1#y', 'https://transfer.brand.test/home'],
    ['transfer.brand.test/home', 'https://transfer.brand.test/home'],
    ['site.brand.test', null],
    ['javascript:alert(1)', null],
    ['http://transfer.brand.test', null],
    ['https://user@transfer.brand.test', null],
    ['', null],
  ])('of the configured address %j is %s', (transferSiteUrl, expected) => {
    expect(transferSite({ ...plainSettings, transferSiteUrl })).toBe(expected);
  });
});

describe('siteName', () => {
  it.each([
    ['https://Transfer.brand.test/path?_dfxid=A', 'transfer.brand.test'],
    ['https://pay.partner.test:8443/back', 'pay.partner.test:8443'],
  ])('of %s is %s', (address, name) => {
    const list = { ...plainSettings, allowedRedirectOrigins: ['https://pay.partner.test:8443'] };
    const redirect = validateRedirect(address, 'https:', list);
    expect(redirect && siteName(redirect)).toBe(name);
  });
});
