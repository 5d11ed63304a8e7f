import { describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brand.ts';
import { backDestination } from '#domain/navigation/redirectDestination.ts';
import { platforms } from '#domain/platform/platform.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import { forBrand } from '#domain/settings/appContext.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const productUrls = Object.fromEntries(platforms.map((platform) => [platform, `https://${platform}.test/home`]));
const file = {
  default: { launchpadApiUrl: 'https://launchpad.test', transferSiteUrl: 'https://transfer.test', productUrls },
  brands: {},
};

describe('"Go back" of a password change', () => {
  it('leads to the product of the platform, and to the transfer site for a platform of another brand', () => {
    for (const brand of brands) {
      const { settings } = forBrand(file, brand);
      if (settings === null) throw new Error('The deployment lacks a variable.');
      for (const platform of platforms) {
        const fallback = brand.platforms.includes(platform)
          ? `https://${platform.toLowerCase()}.test/home`
          : 'https://transfer.test';
        expect(
          backDestination({ brand, settings })(withParts(newSession, { visit: { platform } }), '/change-password'),
        ).toEqual({
          _tag: 'Back',
          fallback,
        });
      }
    }
  });

  it('leads to the redirect of the visit after a sign-in for the change, else to the product', () => {
    const { settings } = forBrand(file, mainBrand);
    if (settings === null) throw new Error('The deployment lacks a variable.');
    const back = backDestination({ brand: mainBrand, settings });
    const signedIn: Session = withParts(newSession, {
      visit: { platform: 'XERA' },
      progress: { passwordChange: 'AfterSignIn' },
    });
    const product = { _tag: 'ClientRedirect', url: 'https://xera.test/home' };
    expect(back(signedIn, '/change-password')).toEqual(product);
    const redirect = unsafeNominal<'SafeUrl'>('https://transfer.test');
    expect(back(withParts(signedIn, { visit: { redirect } }), '/change-password')).toEqual({
      ...product,
      url: redirect,
    });
    const forged = unsafeNominal<'SafeUrl'>('https://evil.test');
    expect(back(withParts(signedIn, { visit: { redirect: forged } }), '/change-password')).toEqual(product);
  });

  it('reads an address without a scheme as https', () => {
    const schemeless = { ...file.default, productUrls: { ...productUrls, XEMT: '//transfer.test/home' } };
    const { settings } = forBrand({ default: schemeless, brands: {} }, mainBrand);
    if (settings === null) throw new Error('The deployment lacks a variable.');
    expect(backDestination({ brand: mainBrand, settings })(newSession, '/change-password')).toMatchObject({
      fallback: 'https://transfer.test/home',
    });
  });

  it('leads to sign-in after a sign-in for the change where no address is safe', () => {
    const productless = { ...file.default, productUrls: {} };
    const { settings } = forBrand({ default: productless, brands: {} }, mainBrand);
    if (settings === null) throw new Error('The deployment lacks a variable.');
    const unsafe = { ...settings, transferSiteUrl: 'javascript:alert(1)' };
    const back = backDestination({ brand: mainBrand, settings: unsafe });
    expect(back(withParts(newSession, { progress: { passwordChange: 'AfterSignIn' } }), '/change-password')).toEqual({
      _tag: 'Route',
      to: '/signin',
    });
    expect(back(newSession, '/change-password')).toEqual({ _tag: 'Back', fallback: null });
  });

  it('leads to sign-in from every other screen', () => {
    const { settings } = forBrand(file, mainBrand);
    if (settings === null) throw new Error('The deployment lacks a variable.');
    const back = backDestination({ brand: mainBrand, settings })(newSession, '/forgot-password');
    expect(back).toEqual({ _tag: 'Route', to: '/signin' });
  });
});
