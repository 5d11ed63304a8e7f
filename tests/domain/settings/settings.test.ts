import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { platforms } from '#domain/platform/platform.ts';
import { helpCentre, publicOrigin, sessionCookieRemoval, tagManagerScript } from '#domain/settings/settings.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { hostName } from '#tests/arbitraries/origins.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const noHelpCentres = plainSettings.helpCentreUrls;
const platform = fc.constantFrom(...platforms);
const main = 'https://help.brand.test';

describe('helpCentre', () => {
  const addresses = fc.tuple(fc.webUrl(), fc.option(fc.webUrl()));
  itAlways('is the platform’s own, whatever the others have', [platform, addresses], (asked, [own, other]) => {
    const others = Object.fromEntries(platforms.map((each) => [each, other]));
    expect(helpCentre({ helpCentreUrls: { ...noHelpCentres, ...others, [asked]: own } }, asked)).toBe(own);
  });

  itAlways('is else the main product’s, or none where nothing is configured', [platform], (asked) => {
    expect(helpCentre({ helpCentreUrls: { ...noHelpCentres, XEMT: main } }, asked)).toBe(main);
    expect(helpCentre({ helpCentreUrls: noHelpCentres }, asked)).toBeNull();
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
  itAlways(
    'is Lax in production and None elsewhere, for every path',
    [hostName, fc.boolean()],
    (domain, production) => {
      const removal = { domain, path: '/', sameSite: production ? 'Lax' : 'None' };
      expect(sessionCookieRemoval({ ...plainSettings, hostName: domain, production })).toEqual(removal);
    },
  );
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
