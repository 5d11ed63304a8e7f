import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { platforms } from '#domain/platform/platform.ts';
import { helpCentre, publicOrigin, sessionCookieRemoval, tagManagerScript } from '#domain/settings/settings.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const noHelpCentres = plainSettings.helpCentreUrls;
const platform = fc.constantFrom(...platforms);

describe('helpCentre', () => {
  const own = fc.option(fc.webUrl());
  itAlways('is the platform’s own, else the main product’s, or none', [platform, own, own], (asked, address, main) => {
    const helpCentreUrls = { ...noHelpCentres, XEMT: main, [asked]: address };
    expect(helpCentre({ helpCentreUrls }, asked)).toBe(address ?? (asked === 'XEMT' ? null : main));
  });
});

const originOf = (address: string, host: string): string =>
  publicOrigin({ publicUrls: { default: address, XECI: '' }, hostName: host });

describe('publicOrigin', () => {
  it.each([
    ['https://account.xe.com/path?query', 'xe.com', 'https://account.xe.com'],
    ['', 'xe.com', 'https://xe.com'],
    ['javascript:alert(1)', 'xe.localhost', 'https://xe.localhost'],
    ['', 'xe.com"><script>', ''],
    ['', '', ''],
  ])('of %j and the host %j is %j', (address, host, origin) => {
    expect(originOf(address, host)).toBe(origin);
  });

  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.domain());
  itAlways('is for any text an origin that is safe in an attribute, or empty', [text, text], (address, host) => {
    expect(originOf(address, host)).toMatch(/^(?:https?:\/\/[a-z0-9.[\]:-]+)?$/);
  });
});

describe('sessionCookieRemoval', () => {
  it.each([
    [true, 'Lax'],
    [false, 'None'],
  ])('in production: %s is %s, for every path of the host', (production, sameSite) => {
    const removal = { domain: 'brand.test', path: '/', sameSite };
    expect(sessionCookieRemoval({ ...plainSettings, production })).toEqual(removal);
  });
});

describe('tagManagerScript', () => {
  const scriptOf = (src: string | null, production = true): string | null =>
    tagManagerScript({ ...plainSettings, production, tagManager: { ...plainSettings.tagManager, src } });

  it('is the configured address, unchanged, and without https only outside production', () => {
    expect(scriptOf('https://tags.test/gtm.js?id=GTM-1')).toBe('https://tags.test/gtm.js?id=GTM-1');
    expect(scriptOf('http://tags.test/gtm.js')).toBeNull();
    expect(scriptOf('http://tags.test/gtm.js', false)).toBe('http://tags.test/gtm.js');
  });

  it('is none without a web address', () => {
    const others = [null, '', 'gtm.js', '//tags.test/gtm.js', 'data:text/javascript,alert(1)', 'javascript:alert(1)'];
    expect(others.filter((src) => scriptOf(src) !== null || scriptOf(src, false) !== null)).toEqual([]);
  });
});
