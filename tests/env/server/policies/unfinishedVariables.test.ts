import { describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { unfinishedVariables } from '#env/server/policies/unusableVariables.ts';

describe('what production cannot do with', () => {
  const unfinished = (own: object | null, base: object = {}): ReadonlyArray<string> =>
    unfinishedVariables({ default: base, brands: own === null ? {} : { xe: own } }, mainBrand);

  it.each([
    'https://account.brand.example',
    'HTTPS://Brand.EXAMPLE:8443/path?a#b',
    'mailto:security@brand.example',
    'brand.example.',
    'set-by-the-deployment',
  ])('names a variable with the example %s, in either block and in a list', (text) => {
    expect(unfinished({ hostName: text })).toEqual(['hostName']);
    expect(unfinished({}, { analytics: { writeKey: text } })).toEqual(['analytics.writeKey']);
    expect(unfinished({ allowedRedirectOrigins: ['https://brand.test', text] })).toEqual(['allowedRedirectOrigins']);
    expect(unfinished({ productUrls: { ERP: text } })).toEqual(['productUrls.ERP']);
  });

  it.each(['https://example.com', 'https://brand.test/a.example', 'https://notexample', 'mailto:a.example@brand.test'])(
    'takes %s',
    (text) => expect(unfinished({ hostName: text })).toEqual([]),
  );

  it('names the block of a brand that has none, and no example that the brand overrides', () => {
    expect(unfinished(null)).toEqual(['brands.xe']);
    expect(unfinished({ securityContact: 'tel:112' }, { securityContact: 'mailto:me@xe.example' })).toEqual([]);
  });
});
