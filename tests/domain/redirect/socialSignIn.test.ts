import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { socialProviders } from '#domain/brand/socialProvider.ts';
import { platforms } from '#domain/platform/platform.ts';
import { socialSignIn } from '#domain/redirect/sites.ts';
import { publicUrl } from '#domain/settings/settings.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const settings = {
  ...plainSettings,
  publicUrls: { default: 'https://account.brand.test', XECI: 'https://invoices.brand.test/account' },
};

describe('socialSignIn', () => {
  it.each(platforms)('of %s returns to the public address of the platform', (platform) => {
    const start = new URL(socialSignIn(settings, platform, 'google'));
    const expected = platform === 'XECI' ? 'https://invoices.brand.test/account' : 'https://account.brand.test';
    expect(start.origin + start.pathname).toBe('https://launchpad.brand.test/api/social-auth/google');
    expect([...start.searchParams]).toEqual([
      ['returnUrl', `${expected}/idp/continue`],
      ['platform', platform],
    ]);
  });

  it('returns to one address below the public one, with however many slashes that ends', () => {
    const path = fc.constantFrom('', '/account', '/a/b');
    const slashes = fc.stringMatching(/^\/{0,5}$/);
    fc.assert(
      fc.property(path, slashes, fc.constantFrom(...platforms), (below, end, platform) => {
        const publicUrls = { default: `https://one.test${below}${end}`, XECI: `https://two.test${below}${end}` };
        const { searchParams } = new URL(socialSignIn({ ...settings, publicUrls }, platform, 'google'));
        const host = platform === 'XECI' ? 'two.test' : 'one.test';
        expect(searchParams.get('returnUrl')).toBe(`https://${host}${below}/idp/continue`);
      }),
    );
  });

  it.each(socialProviders)('of %s is one address below social-auth', (provider) => {
    const start = new URL(socialSignIn(settings, 'XEMT', provider));
    expect(start.origin + start.pathname).toBe(`https://launchpad.brand.test/api/social-auth/${provider}`);
    expect([...start.searchParams.keys()]).toEqual(['returnUrl', 'platform']);
  });
});

describe('publicUrl', () => {
  const publicUrls = { default: 'https://account.brand.test', XECI: 'https://invoices.brand.test' };

  it.each([
    ['XECI', publicUrls, publicUrls.XECI],
    ['XECI', { ...publicUrls, XECI: null }, publicUrls.default],
    ['XEMT', publicUrls, publicUrls.default],
    [null, publicUrls, publicUrls.default],
  ] as const)('for platform %s of %j is %s', (platform, urls, expected) => {
    expect(publicUrl(platform, { publicUrls: urls })).toBe(expected);
  });
});
