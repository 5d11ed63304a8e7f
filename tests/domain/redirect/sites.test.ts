import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { socialProviders } from '#domain/brand/socialProvider.ts';
import { platforms } from '#domain/platform/platform.ts';
import { accountTypeOfRedirect, referenceSourceOf } from '#domain/redirect/entryPlatform.ts';
import { registrationSite, siteOf, socialSignIn, transferSite } from '#domain/redirect/sites.ts';
import { publicUrl, type Settings } from '#domain/settings/settings.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { newBrand } from '#tests/arbitraries/brand.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
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
    ['Business', 'corporate', 'business'],
    ['Personal', 'personal', 'personal'],
  ] as const)('of a %s account is that of the %s one, which as a redirect is %s', (type, name, source) => {
    const settings = settingsWith({ registrationUrls });
    const redirect = unsafeNominal<'SafeUrl'>(`https://${site}/${name}-registration`);
    expect(registrationSite(settings, type)).toBe(redirect);
    expect(accountTypeOfRedirect(redirect)).toBe(type);
    const complete = { ...registrationUrls, corporate: `https://${site}/corporate-registration/?from=account` };
    expect(referenceSourceOf(redirect, settingsWith({ registrationUrls: complete }))).toBe(source);
    const odd = unsafe.map((address) => settingsWith({ registrationUrls: { corporate: address, personal: address } }));
    expect(odd.filter((each) => registrationSite(each, type) !== null)).toEqual([]);
  });

  it('is the transfer site where none is configured, which refers nobody', () => {
    const settings = settingsWith({ registrationUrls: { personal: null, corporate: null } });
    const transfer = transferSite(settings);
    expect(registrationSite(settings, 'Personal')).toBe(transfer);
    expect(transfer && referenceSourceOf(transfer, settings)).toBeNull();
  });
});

describe('socialSignIn', () => {
  const path = fc.constantFrom('', '/account', '/a/b');
  const ends = fc.tuple(path, fc.stringMatching(/^\/{0,5}$/));
  itAlways(
    'returns to the public address of the platform',
    [ends, fc.constantFrom(...platforms)],
    ([below, end], at) => {
      const publicUrls = { default: `https://one.test${below}${end}`, XECI: `https://two.test${below}${end}` };
      const { searchParams } = new URL(socialSignIn(settingsWith({ publicUrls }), at, 'google'));
      expect([...searchParams]).toEqual([
        ['returnUrl', `https://${at === 'XECI' ? 'two' : 'one'}.test${below}/idp/continue`],
        ['platform', at],
      ]);
    },
  );

  it.each(socialProviders)('of %s is one address below social-auth', (provider) => {
    const settings = settingsWith({ launchpadApiUrl: 'https://launchpad.brand.test/api/' });
    const start = new URL(socialSignIn(settings, 'XEMT', provider));
    expect(start.origin + start.pathname).toBe(`https://launchpad.brand.test/api/social-auth/${provider}`);
  });
});

describe('publicUrl', () => {
  it('is the platform’s own, else the default', () => {
    const publicUrls = { default: 'https://account.brand.test', XECI: 'https://invoices.brand.test' };
    expect(publicUrl('XECI', { publicUrls })).toBe(publicUrls.XECI);
    expect(publicUrl('XECI', { publicUrls: { ...publicUrls, XECI: null } })).toBe(publicUrls.default);
    expect(publicUrl('XEMT', { publicUrls })).toBe(publicUrls.default);
  });
});
