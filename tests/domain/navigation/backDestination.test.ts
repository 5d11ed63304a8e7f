import { describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brand.ts';
import { backDestination } from '#domain/navigation/backDestination.ts';
import { platforms } from '#domain/platform/platform.ts';
import { newSession } from '#domain/session/session.ts';
import { forBrand } from '#domain/settings/forBrand.ts';

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
        expect(backDestination({ brand, settings })({ ...newSession, platform }, '/change-password')).toEqual({
          _tag: 'Back',
          fallback,
        });
      }
    }
  });

  it('leads to sign-in from every other screen', () => {
    const { settings } = forBrand(file, mainBrand);
    if (settings === null) throw new Error('The deployment lacks a variable.');
    const back = backDestination({ brand: mainBrand, settings })(newSession, '/forgot-password');
    expect(back).toEqual({ _tag: 'Route', to: '/signin' });
  });
});
