import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Brand, brands } from '#domain/brand/brand.ts';
import { type Platform, platforms } from '#domain/platform/platform.ts';
import { validateRedirect } from '#domain/redirect/redirect.ts';
import { publicUrl, type Settings } from '#domain/settings/settings.ts';
import { forBrand } from '#domain/settings/appContext.ts';
import { newBrand } from '#tests/arbitraries/brand.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const productOf = (platform: Platform): string => `https://${platform.toLowerCase()}.product.test`;

type PublicUrls = { readonly XECI?: string };

/** The settings of a brand in a deployment with a product for every platform. */
const settingsOf = (brand: Brand, publicUrls: PublicUrls = {}, ownPublicUrls: PublicUrls = {}): Settings => {
  const home = `https://transfer.${brand.hostName}`;
  const { settings } = forBrand(
    {
      default: {
        launchpadApiUrl: 'https://launchpad.test',
        transferSiteUrl: home,
        productUrls: Object.fromEntries(platforms.map((platform) => [platform, productOf(platform)])),
        developerPortalUrls: { home: 'https://portal.test', docs: 'https://docs.portal.test' },
        publicUrls: { default: 'https://account.test', ...publicUrls },
      },
      brands: { [brand.key]: { publicUrls: ownPublicUrls } },
    },
    brand,
  );
  if (settings === null) throw new Error('The deployment lacks a variable.');
  return settings;
};

const rows = [...brands, newBrand];
const accepts = (brand: Brand, address: string): boolean =>
  validateRedirect(address, 'https:', settingsOf(brand)) !== null;

describe('a brand', () => {
  itAlways(
    'returns to the products of its own platforms only',
    [fc.constantFrom(...rows), fc.constantFrom(...platforms), fc.webPath()],
    (brand, platform, path) => {
      expect(accepts(brand, productOf(platform) + path)).toBe(brand.platforms.includes(platform));
    },
  );

  it('has the developer portal only with its platform', () => {
    for (const brand of rows)
      for (const address of ['https://portal.test', 'https://docs.portal.test', productOf('DEVPORTAL')])
        expect([brand.key, accepts(brand, address)]).toEqual([brand.key, brand.key === 'xe']);
  });

  it('is at the address of a platform only for its own platforms, also if a block of the configuration says more', () => {
    const block = fc.constantFrom({}, { XECI: 'https://invoices.test/account' });
    const blocks = fc.tuple(block, block);
    fc.assert(
      fc.property(fc.constantFrom(...rows), fc.constantFrom(...platforms), blocks, (brand, platform, [all, own]) => {
        const isOwn = platform === 'XECI' && brand.platforms.includes(platform) && 'XECI' in { ...all, ...own };
        const site = isOwn ? 'https://invoices.test/account' : 'https://account.test';
        expect(publicUrl(platform, settingsOf(brand, all, own))).toBe(site);
      }),
    );
  });

  it.each([
    ['xe', ['XEMT', 'XECI', 'XERA', 'XECD', 'ERP', 'DEVPORTAL']],
    ['britline', ['BRITLINE']],
    ['johnlewis', ['JOHNLEWIS']],
  ])('%s has the platforms %j', (key, own) => {
    expect(brands.find((brand) => brand.key === key)?.platforms).toEqual(own);
  });
});
