import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands, type Brand } from '#domain/brand/brand.ts';
import { entryPlatform } from '#domain/platform/entryPlatform.ts';
import { platforms, type Platform } from '#domain/platform/platform.ts';
import { referenceSourceOf } from '#domain/platform/referenceSource.ts';
import { validateRedirect } from '#domain/redirect/validateRedirect.ts';
import { forBrand } from '#domain/settings/forBrand.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { newBrand } from '#tests/arbitraries/brand.ts';

const productOf = (platform: Platform): string => `https://${platform.toLowerCase()}.product.test`;

/** The settings of a brand in a deployment with a product for every platform. */
const settingsOf = (brand: Brand): Settings => {
  const home = `https://transfer.${brand.hostName}`;
  const { settings } = forBrand(
    {
      default: {
        launchpadApiUrl: 'https://launchpad.test',
        transferSiteUrl: home,
        productUrls: Object.fromEntries(platforms.map((platform) => [platform, productOf(platform)])),
        developerPortalUrls: { home: 'https://portal.test', docs: 'https://docs.portal.test' },
      },
      brands: {},
    },
    brand,
  );
  if (settings === null) throw new Error('The deployment lacks a variable.');
  return settings;
};

const rows = [...brands, newBrand];
const accepts = (brand: Brand, address: string): boolean =>
  E.isRight(validateRedirect(address, 'https:', settingsOf(brand)));

describe('a brand', () => {
  it('returns to the products of its own platforms only', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rows), fc.constantFrom(...platforms), fc.webPath(), (brand, platform, path) => {
        expect(accepts(brand, productOf(platform) + path)).toBe(brand.platforms.includes(platform));
      }),
    );
  });

  it('has the developer portal only with its platform', () => {
    for (const brand of rows)
      for (const address of ['https://portal.test', 'https://docs.portal.test', productOf('DEVPORTAL')])
        expect([brand.key, accepts(brand, address)]).toEqual([brand.key, brand.key === 'xe']);
  });

  it.each([
    ['xe', ['XEMT', 'XECI', 'XERA', 'XECD', 'ERP', 'DEVPORTAL']],
    ['britline', ['BRITLINE']],
    ['johnlewis', ['JOHNLEWIS']],
  ])('%s has the platforms %j', (key, own) => {
    expect(brands.find((brand) => brand.key === key)?.platforms).toEqual(own);
  });

  it('has its default platform among its own, and shares none with another brand of the table', () => {
    for (const brand of rows) expect(brand.platforms).toContain(brand.defaultPlatform);
    expect(new Set(brands.flatMap((brand) => brand.platforms)).size).toBe(
      brands.flatMap((brand) => brand.platforms).length,
    );
  });

  it('derives platform and reference source from its own products only', () => {
    for (const brand of rows) {
      const settings = settingsOf(brand);
      for (const platform of platforms) {
        const redirect = validateRedirect(productOf(platform), 'https:', {
          ...settings,
          allowedRedirectOrigins: [productOf(platform)],
        });
        if (E.isLeft(redirect)) throw new Error('The list has every product.');
        const derived = entryPlatform({ requested: null, redirect: redirect.right, brand, settings });
        expect(derived).toBe(brand.platforms.includes(platform) ? platform : brand.defaultPlatform);
        const source = referenceSourceOf(redirect.right, settings);
        expect(brand.platforms.includes(platform) || source === null).toBe(true);
      }
    }
  });
});
