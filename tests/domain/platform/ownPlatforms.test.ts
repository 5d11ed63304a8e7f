import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Brand, brands } from '#domain/brand/brand.ts';
import { platformGuard } from '#domain/navigation/entryGuards.ts';
import { type Platform, platforms } from '#domain/platform/platform.ts';
import { entryPlatform } from '#domain/redirect/entryPlatform.ts';
import { referenceSourceOf } from '#domain/redirect/referenceSource.ts';
import { socialSignIn } from '#domain/redirect/sites.ts';
import { validateRedirect } from '#domain/redirect/redirect.ts';
import { newSession } from '#domain/session/newSession.ts';
import { publicUrl, type Settings } from '#domain/settings/settings.ts';
import { forBrand } from '#domain/settings/appContext.ts';
import { newBrand } from '#tests/arbitraries/brand.ts';
import { arrival } from '#tests/arbitraries/navigationRequest.ts';

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

  it('takes only its own platforms from a query, and sends a social sign-in back to its own site', () => {
    const word = fc.mixedCase(fc.constantFrom(...platforms));
    fc.assert(
      fc.property(fc.constantFrom(...rows), word, (brand, requested) => {
        const settings = settingsOf(brand, { XECI: 'https://invoices.test/account' });
        const { session } = platformGuard({ brand, settings })({ ...arrival, query: `?platform=${requested}` })(
          newSession,
        );
        const isOwn = brand.platforms.some((own) => own === requested.toUpperCase());
        expect(session.visit.platform).toBe(isOwn ? requested.toUpperCase() : brand.defaultPlatform);
        const site = session.visit.platform === 'XECI' ? 'https://invoices.test/account' : 'https://account.test';
        const { searchParams } = new URL(socialSignIn(settings, session.visit.platform ?? 'XEMT', 'google'));
        expect(searchParams.get('returnUrl')).toBe(`${site}/idp/continue`);
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
        if (redirect === null) throw new Error('The list has every product.');
        const derived = entryPlatform({ requested: null, redirect, brand, settings });
        expect(derived).toBe(brand.platforms.includes(platform) ? platform : brand.defaultPlatform);
        const source = referenceSourceOf(redirect, settings);
        expect(brand.platforms.includes(platform) || source === null).toBe(true);
      }
    }
  });
});
