import { describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { socialProviders } from '#domain/brand/socialProvider.ts';
import { accountTypeOfRedirect } from '#domain/redirect/entryPlatform.ts';
import { registrationSite, siteOf, socialSignIn, transferSite } from '#domain/redirect/sites.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { newBrand } from '#tests/arbitraries/brand.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const settingsWith = (changes: Partial<Settings>): Settings => ({ ...plainSettings, ...changes });

const unsafe = ['javascript:alert(1)', 'http://transfer.brand.test', 'https://user@transfer.brand.test', ''];

describe('transferSite', () => {
  it('is the configured address without query and fragment, or none where it is not safe', () => {
    const given = ['https://transfer.brand.test/', 'https://transfer.brand.test/a/?x=1#y', 'transfer.brand.test/a'];
    const home = 'https://transfer.brand.test';
    const sites = [...given, 'site.brand.test', ...unsafe].map((transferSiteUrl) =>
      transferSite(settingsWith({ transferSiteUrl })),
    );
    expect(sites).toEqual([home, `${home}/a`, `${home}/a`, null, ...unsafe.map(() => null)]);
  });
});

describe('the site of a redirect', () => {
  const productUrls = {
    ...plainSettings.productUrls,
    XEMT: 'https://pay.brand.test',
    XERA: 'https://pay.brand.test/work',
  };

  const settings = { productUrls, launchpadApiUrl: 'https://launchpad.brand.test/api/' };

  it.each([
    ['https://launchpad.brand.test/api/social-auth/google?platform=XEMT', { _tag: 'Provider', provider: 'google' }],
    ['https://launchpad.brand.test/social-auth/google', null],
    ['https://pay.brand.test/back', { _tag: 'Product', platform: 'XEMT' }],
    ['https://pay.brand.test/work/1', { _tag: 'Product', platform: 'XERA' }],
    ['https://pay.brand.test/back?_dfxid=acme', { _tag: 'CoBrand' }],
    ['https://partner.test:8443/back', null],
  ])('%s is %j', (redirect, site) => {
    expect(siteOf(unsafeNominal<'SafeUrl'>(redirect), settings, mainBrand)).toEqual(site);
  });

  it('bears the name of a brand that returns to a platform which another brand has before it', () => {
    const redirect = unsafeNominal<'SafeUrl'>('https://pay.brand.test/work/1');
    expect(siteOf(redirect, settings, newBrand)).toEqual({ _tag: 'Brand' });
  });
});

describe('registrationSite', () => {
  const site = 'register.brand.test';
  const registrationUrls = {
    personal: `https://${site}/personal-registration`,
    corporate: `${site}/corporate-registration/?from=account`,
  };

  it.each([
    ['Business', 'corporate'],
    ['Personal', 'personal'],
  ] as const)('of a %s account is that of the %s one', (type, name) => {
    const redirect = unsafeNominal<'SafeUrl'>(`https://${site}/${name}-registration`);
    expect(registrationSite(settingsWith({ registrationUrls }), type)).toBe(redirect);
    expect(accountTypeOfRedirect(redirect)).toBe(type);
    const odd = unsafe.map((address) => settingsWith({ registrationUrls: { corporate: address, personal: address } }));
    expect(odd.filter((each) => registrationSite(each, type) !== null)).toEqual([]);
  });

  it('is the transfer site where none is configured', () => {
    const settings = settingsWith({ registrationUrls: { personal: null, corporate: null } });
    expect(registrationSite(settings, 'Personal')).toBe(transferSite(settings));
  });
});

describe('socialSignIn', () => {
  const settings = settingsWith({
    launchpadApiUrl: 'https://launchpad.brand.test/api/',
    publicUrls: { default: 'https://one.test/account//', XECI: 'https://two.test' },
  });

  it.each([
    ['XEMT', 'https://one.test/account/idp/continue'],
    ['XECI', 'https://two.test/idp/continue'],
  ] as const)('for %s is one address below social-auth, which returns to %s', (platform, returnUrl) => {
    for (const provider of socialProviders) {
      const { origin, pathname, searchParams } = new URL(socialSignIn(settings, platform, provider));
      expect(origin + pathname).toBe(`https://launchpad.brand.test/api/social-auth/${provider}`);
      expect(Object.fromEntries(searchParams)).toEqual({ returnUrl, platform });
    }
  });
});
