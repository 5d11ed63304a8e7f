import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Brand } from '#domain/brand/brand.ts';
import { brands } from '#domain/brand/brands.ts';
import { parseAccountType } from '#domain/platform/accountType.ts';
import { hasTransferSiteSession, parsePlatform, type Platform, platforms } from '#domain/platform/platform.ts';
import { validateRedirect } from '#domain/redirect/redirect.ts';
import { forBrand } from '#domain/settings/appContext.ts';
import { publicUrl, type Settings } from '#domain/settings/settings.ts';
import { newBrand } from '#tests/arbitraries/brand.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

describe('a platform', () => {
  it('is one of eight (specification 3.3)', () => {
    expect(platforms).toEqual(['XEMT', 'XECI', 'XERA', 'XECD', 'BRITLINE', 'JOHNLEWIS', 'ERP', 'DEVPORTAL']);
  });

  itAlways('is read in any case', [fc.mixedCase(fc.constantFrom(...platforms))], (word) => {
    expect(parsePlatform(word)).toBe(word.toUpperCase());
  });

  it('is not named by another word', () => {
    const words = ['', 'XE', 'XEMT ', 'XEMTX', 'constructor', 'xecı', 'johnlewiſ'];
    expect(words.filter((word) => parsePlatform(word) !== null)).toEqual([]);
  });

  it('has a session of the transfer site only if it is XEMT or BRITLINE', () => {
    expect(platforms.filter(hasTransferSiteSession)).toEqual(['XEMT', 'BRITLINE']);
  });
});

describe('parseAccountType', () => {
  const word = fc.oneof(fc.string(), fc.constantFrom('personal', 'Corporate', 'XECD', 'XERA', ''));
  itAlways('reads the two types that a person can choose, and no other text', [word], (other) => {
    expect([parseAccountType('Personal'), parseAccountType('Business')]).toEqual(['Personal', 'Business']);
    fc.pre(other !== 'Personal' && other !== 'Business');
    expect(parseAccountType(other)).toBeNull();
  });
});

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
  const [anyBrand, anyPlatform] = [fc.constantFrom(...rows), fc.constantFrom(...platforms)];

  const product = fc.tuple(anyPlatform, fc.webPath());
  itAlways('returns to the products of its own platforms only', [anyBrand, product], (brand, [platform, path]) => {
    expect(accepts(brand, productOf(platform) + path)).toBe(brand.platforms.includes(platform));
  });

  it('has the developer portal only with its platform', () => {
    for (const brand of rows)
      for (const address of ['https://portal.test', 'https://docs.portal.test', productOf('DEVPORTAL')])
        expect([brand.key, accepts(brand, address)]).toEqual([brand.key, brand.key === 'xe']);
  });

  const block = fc.constantFrom({}, { XECI: 'https://invoices.test/account' });
  const where = fc.tuple(anyPlatform, block, block);
  itAlways('is at the address of its own platform only', [anyBrand, where], (brand, [platform, all, own]) => {
    const isOwn = platform === 'XECI' && brand.platforms.includes(platform) && 'XECI' in { ...all, ...own };
    const site = isOwn ? 'https://invoices.test/account' : 'https://account.test';
    expect(publicUrl(platform, settingsOf(brand, all, own))).toBe(site);
  });

  it('has its own platforms', () => {
    expect(Object.fromEntries(brands.map(({ key, platforms: own }) => [key, own]))).toMatchObject({
      xe: ['XEMT', 'XECI', 'XERA', 'XECD', 'ERP', 'DEVPORTAL'],
      britline: ['BRITLINE'],
      johnlewis: ['JOHNLEWIS'],
    });
  });
});
