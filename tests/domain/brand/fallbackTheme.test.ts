import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandImage, brands, mainBrand } from '#domain/brand/brand.ts';
import { fallbackFont, fallbackTheme, themeFromBrand } from '#domain/brand/fallbackTheme.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { newBrand } from '#tests/arbitraries/brand.ts';

const isShipped = (address: string): boolean =>
  /^\/brands\/[^/]+\/[^/]+$/.test(address) && existsSync(join(projectRoot, 'ui', 'public', address));

describe('fallbackTheme', () => {
  it('has the font Inter, and the colours of the brand table', () => {
    expect(fallbackFont).toBe('Inter');
    expect(themeFromBrand(newBrand)).toEqual({
      colours: newBrand.colours,
      darkColours: newBrand.darkColours,
      fontFamily: 'Inter',
    });
    expect(fallbackTheme(newBrand)).toMatchObject(themeFromBrand(newBrand));
  });

  it('has the last known colours and font of the brand instead, where they differ', () => {
    const known = { ...themeFromBrand(mainBrand), fontFamily: 'Lora' };
    expect(fallbackTheme(newBrand, { acme: known })).toMatchObject(known);
    expect(fallbackTheme(mainBrand, { acme: known })).toMatchObject(themeFromBrand(mainBrand));
  });

  it.each(brands)('has the images of $key, which the build ships, and no addresses of a content service', (brand) => {
    const { logo, shareImage, favicons, fontFile, brandLines } = fallbackTheme(brand);
    const folder = `/brands/${brand.key}`;
    expect(logo).toEqual({
      name: null,
      url: `${folder}/logo.svg`,
      mobileUrl: brand.hasMobileLogo ? `${folder}/logo-mobile.svg` : null,
      darkUrl: `${folder}/logo-dark.svg`,
      maxWidth: null,
      maxHeight: null,
      mobileMaxWidth: null,
      mobileMaxHeight: null,
    });
    expect(shareImage).toBe(`${folder}/share.png`);
    expect([fontFile, brandLines]).toEqual([null, null]);
    const { url, mobileUrl, darkUrl } = logo;
    const artwork = brandImage(brand, 'artwork.svg');
    const images = [url, mobileUrl ?? url, darkUrl ?? url, artwork, shareImage, ...Object.values(favicons)];
    expect(images.filter((image) => !isShipped(image))).toEqual([]);
    for (const image of images) expect(image.startsWith(`${folder}/`)).toBe(true);
  });

  it.each(brands)('has each icon of $key in the file of its name', ({ key, ...brand }) => {
    const names = Object.entries(fallbackTheme({ key, ...brand }).favicons).map(([name, address]) => [
      name,
      address.replace(/^.*\/([^/]+)\.(?:svg|png)$/, '$1'),
    ]);
    expect(names).toEqual(
      ['favicon', 'apple-touch-icon', 'favicon-32x32', 'favicon-16x16', 'safari-pinned-tab'].map((name) => [
        name,
        name,
      ]),
    );
  });
});
