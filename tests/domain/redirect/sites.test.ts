import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { socialProviders } from '#domain/brand/socialProvider.ts';
import { platforms } from '#domain/platform/platform.ts';
import { accountTypeOfRedirect, referenceSourceOf } from '#domain/redirect/referenceSource.ts';
import { registrationSite, siteName, socialSignIn, transferSite } from '#domain/redirect/sites.ts';
import { publicUrl, type Settings } from '#domain/settings/settings.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const settingsWith = (changes: Partial<Settings>): Settings => ({ ...plainSettings, ...changes });

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
    expect(transferSite(settingsWith({ transferSiteUrl }))).toBe(expected);
  });
});

describe('siteName', () => {
  it('is the host of a redirect, with its port', () => {
    expect(siteName(unsafeNominal<'SafeUrl'>('https://pay.partner.test:8443/back?_dfxid=A'))).toBe(
      'pay.partner.test:8443',
    );
  });
});

describe('registrationSite', () => {
  const personal = 'https://register.brand.test/personal-registration';
  const corporate = 'https://register.brand.test/corporate-registration';

  it.each([
    ['Business', corporate, 'business'],
    ['Personal', personal, 'personal'],
  ] as const)('of a %s account is %s, and that address as a redirect gives the same type', (type, expected, source) => {
    const settings = settingsWith({ registrationUrls: { corporate: `${corporate}/?from=account`, personal } });
    expect(registrationSite(settings, type)).toBe(expected);
    const redirect = unsafeNominal<'SafeUrl'>(expected);
    expect(accountTypeOfRedirect(redirect)).toBe(type);
    expect(referenceSourceOf(redirect, settings)).toBe(source);
  });

  it('is an address of https where the configuration names no scheme', () => {
    const noScheme = settingsWith({
      registrationUrls: { corporate: 'register.brand.test/corporate-registration', personal },
    });
    expect(registrationSite(noScheme, 'Business')).toBe(corporate);
  });

  it.each(['javascript:alert(1)', 'http://register.brand.test', 'https://user@register.brand.test', ''])(
    'is null where the configuration has %j',
    (address) => {
      const odd = settingsWith({ registrationUrls: { corporate: address, personal: address } });
      expect([registrationSite(odd, 'Personal'), registrationSite(odd, 'Business')]).toEqual([null, null]);
    },
  );
});

describe('socialSignIn', () => {
  it('returns to the public address of the platform, with however many slashes that ends', () => {
    const path = fc.constantFrom('', '/account', '/a/b');
    const slashes = fc.stringMatching(/^\/{0,5}$/);
    fc.assert(
      fc.property(path, slashes, fc.constantFrom(...platforms), (below, end, platform) => {
        const publicUrls = { default: `https://one.test${below}${end}`, XECI: `https://two.test${below}${end}` };
        const { searchParams } = new URL(socialSignIn(settingsWith({ publicUrls }), platform, 'google'));
        const host = platform === 'XECI' ? 'two.test' : 'one.test';
        expect([...searchParams]).toEqual([
          ['returnUrl', `https://${host}${below}/idp/continue`],
          ['platform', platform],
        ]);
      }),
    );
  });

  it.each(socialProviders)('of %s is one address below social-auth', (provider) => {
    const start = new URL(socialSignIn(plainSettings, 'XEMT', provider));
    expect(start.origin + start.pathname).toBe(`https://launchpad.brand.test/api/social-auth/${provider}`);
  });
});

describe('publicUrl', () => {
  const publicUrls = { default: 'https://account.brand.test', XECI: 'https://invoices.brand.test' };

  it.each([
    ['XECI', publicUrls, publicUrls.XECI],
    ['XECI', { ...publicUrls, XECI: null }, publicUrls.default],
    [null, publicUrls, publicUrls.default],
  ] as const)('for platform %s of %j is %s', (platform, urls, expected) => {
    expect(publicUrl(platform, { publicUrls: urls })).toBe(expected);
  });
});
