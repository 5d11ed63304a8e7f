import { describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { backDestination } from '#domain/navigation/redirectDestination.ts';
import { platforms } from '#domain/platform/platform.ts';
import { newSession } from '#domain/session/newSession.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';
import { type Parts, withParts } from '#tests/arbitraries/withParts.ts';

const { productUrls: none, transferSiteUrl } = plainSettings;
const XERA = 'https://xera.test/home';
const productUrls = { ...none, XERA, XECI: '//transfer.brand.test/invoices' };
const settings = { ...plainSettings, productUrls };
const unsafe = { ...plainSettings, transferSiteUrl: 'javascript:alert(1)' };

const backFrom = (parts: Parts, context: Partial<Parameters<typeof backDestination>[0]> = {}) =>
  backDestination({ brand: mainBrand, settings, ...context })(withParts(newSession, parts), '/change-password');

describe('"Go back" of a password change', () => {
  it.each(brands)('of $key leads to the product of the platform, or to the transfer site', (brand) => {
    const products = new Map([
      ['XERA', XERA],
      ['XECI', 'https://transfer.brand.test/invoices'],
    ]);
    for (const platform of [...platforms, null]) {
      const fallback = products.get(platform ?? brand.defaultPlatform) ?? transferSiteUrl;
      expect(backFrom({ visit: { platform } }, { brand })).toEqual({ _tag: 'Back', fallback });
    }
  });

  it.each([
    [null, XERA],
    [transferSiteUrl, transferSiteUrl],
    ['https://evil.test', XERA],
  ])('leads after a sign-in for the change, with the redirect %s, to %s', (stored, url) => {
    const redirect = stored === null ? null : unsafeNominal<'SafeUrl'>(stored);
    const visit = { platform: 'XERA', redirect } as const;
    expect(backFrom({ visit, progress: { pending: 'ContinuedPasswordChange' } })).toEqual({
      _tag: 'ClientRedirect',
      url,
    });
  });

  it('leads to sign-in after a sign-in for the change where no address is safe', () => {
    const signIn = { _tag: 'Route', to: '/signin' };
    expect(backFrom({ progress: { pending: 'ContinuedPasswordChange' } }, { settings: unsafe })).toEqual(signIn);
    expect(backFrom({}, { settings: unsafe })).toEqual({ _tag: 'Back', fallback: null });
    expect(backDestination({ brand: mainBrand, settings })(newSession, '/forgot-password')).toEqual(signIn);
  });
});
