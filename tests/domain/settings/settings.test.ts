import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { platforms } from '#domain/platform/platform.ts';
import { helpCentre, publicOrigin, sessionCookieRemoval } from '#domain/settings/settings.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';
import { hostName as hostNames } from '#tests/arbitraries/origins.ts';

const noHelpCentres = plainSettings.helpCentreUrls;
const main = 'https://help.brand.test';

describe('helpCentre', () => {
  itAlways(
    'is the platform’s own, whatever the other platforms have',
    [fc.constantFrom(...platforms), fc.webUrl(), fc.option(fc.webUrl())],
    (platform, own, other) => {
      const others = Object.fromEntries(platforms.map((each) => [each, other]));
      expect(helpCentre({ helpCentreUrls: { ...noHelpCentres, ...others, [platform]: own } }, platform)).toBe(own);
    },
  );

  it.each(platforms)(
    'of %s, which has none, is the main product’s, or none where nothing is configured',
    (platform) => {
      expect(helpCentre({ helpCentreUrls: { ...noHelpCentres, XEMT: main } }, platform)).toBe(main);
      expect(helpCentre({ helpCentreUrls: noHelpCentres }, platform)).toBeNull();
    },
  );
});

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

describe('sessionCookieRemoval', () => {
  itAlways(
    'is on the host domain for every path, same-site Lax in production and None elsewhere',
    [hostNames, fc.boolean()],
    (domain, production) => {
      const sameSite = production ? 'Lax' : 'None';
      expect(sessionCookieRemoval({ ...plainSettings, hostName: domain, production })).toEqual({
        domain,
        path: '/',
        sameSite,
      });
    },
  );
});
