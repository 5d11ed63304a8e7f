import { describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { backDestination } from '#domain/navigation/redirectDestination.ts';
import { platforms } from '#domain/platform/platform.ts';
import { newSession } from '#domain/session/newSession.ts';
import { type AppContext, forBrand } from '#domain/settings/appContext.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { type Parts, withParts } from '#tests/arbitraries/withParts.ts';

type Variables = Readonly<Record<string, unknown>>;

const productUrls: Variables = Object.fromEntries(
  platforms.map((platform) => [platform, `https://${platform}.test/home`]),
);

const contextOf = (changed: Variables = {}, brand = mainBrand): AppContext => {
  const sites = { launchpadApiUrl: 'https://launchpad.test', transferSiteUrl: 'https://transfer.test' };
  const { settings } = forBrand({ default: { ...sites, productUrls, ...changed }, brands: {} }, brand);
  if (settings === null) throw new Error('The deployment lacks a variable.');
  return { brand, settings };
};

const backFrom = (parts: Parts, context = contextOf()) =>
  backDestination(context)(withParts(newSession, parts), '/change-password');

describe('"Go back" of a password change', () => {
  it.each(brands)('of $key leads to the product of the platform, or to the transfer site', (brand) => {
    for (const platform of platforms) {
      const product = `https://${platform.toLowerCase()}.test/home`;
      const fallback = brand.platforms.includes(platform) ? product : 'https://transfer.test';
      expect(backFrom({ visit: { platform } }, contextOf({}, brand))).toEqual({ _tag: 'Back', fallback });
    }
  });

  it('leads to the redirect of the visit after a sign-in for the change, else to the product', () => {
    const after = (redirect: string | null) =>
      backFrom({
        visit: { platform: 'XERA', redirect: redirect === null ? null : unsafeNominal<'SafeUrl'>(redirect) },
        progress: { pending: 'ContinuedPasswordChange' },
      });
    const product = { _tag: 'ClientRedirect', url: 'https://xera.test/home' };
    expect(after(null)).toEqual(product);
    expect(after('https://transfer.test')).toEqual({ ...product, url: 'https://transfer.test' });
    expect(after('https://evil.test')).toEqual(product);
  });

  it('reads an address without a scheme as https', () => {
    const schemeless = contextOf({ productUrls: { ...productUrls, XEMT: '//transfer.test/home' } });
    expect(backFrom({}, schemeless)).toMatchObject({ fallback: 'https://transfer.test/home' });
  });

  it('leads to sign-in after a sign-in for the change where no address is safe', () => {
    const { brand, settings } = contextOf({ productUrls: {} });
    const unsafe = { brand, settings: { ...settings, transferSiteUrl: 'javascript:alert(1)' } };
    const signIn = { _tag: 'Route', to: '/signin' };
    expect(backFrom({ progress: { pending: 'ContinuedPasswordChange' } }, unsafe)).toEqual(signIn);
    expect(backFrom({}, unsafe)).toEqual({ _tag: 'Back', fallback: null });
  });

  it('is not that of another screen, which leads to sign-in', () => {
    expect(backDestination(contextOf())(newSession, '/forgot-password')).toEqual({ _tag: 'Route', to: '/signin' });
  });
});
