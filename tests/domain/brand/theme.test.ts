import fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandImage } from '#domain/brand/brand.ts';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { fallbackFont, fallbackTheme, headingFamily } from '#domain/brand/fallbackTheme.ts';
import { brandLines } from '#locales/brandLines.ts';
import { brandLine } from '#domain/brand/theme.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { brand, newBrand } from '#tests/arbitraries/brand.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const isShipped = (address: string): boolean =>
  /^\/brands\/[^/]+\/[^/]+$/.test(address) && existsSync(join(projectRoot, 'ui', 'public', address));

describe('fallbackTheme', () => {
  it('has the font Inter, and the colours of the brand table', () => {
    const { colours, darkColours } = newBrand;
    expect(fallbackTheme(newBrand)).toMatchObject({ colours, darkColours, fontFamily: 'Inter' });
  });

  it.each(brands)('has the images of $key, which the build ships, and no addresses of a content service', (shown) => {
    const { logo, shareImage, favicons, fontFile, brandLines: own } = fallbackTheme(shown);
    const folder = `/brands/${shown.key}`;
    const { url, mobileUrl, darkUrl, ...unknown } = logo;
    expect({ url, mobileUrl, darkUrl }).toEqual({
      url: `${folder}/logo.svg`,
      mobileUrl: shown.hasMobileLogo ? `${folder}/logo-mobile.svg` : null,
      darkUrl: `${folder}/logo-dark.svg`,
    });
    expect(shareImage).toBe(`${folder}/share.png`);
    expect(new Set([...Object.values(unknown), fontFile, own])).toEqual(new Set([null]));
    for (const [name, address] of Object.entries(favicons))
      expect([`${folder}/${name}.svg`, `${folder}/${name}.png`]).toContain(address);
    const artwork = brandImage(shown, 'artwork.svg');
    const images = [url, mobileUrl ?? url, darkUrl ?? url, artwork, shareImage, ...Object.values(favicons)];
    expect(images.filter((image) => !isShipped(image))).toEqual([]);
  });
});

describe('headingFamily', () => {
  const sheetOf = (name: string) => readFileSync(join(projectRoot, 'ui', 'theme', name), 'utf8');
  const packageOf = (face: string) => `@fontsource-variable/${face.toLowerCase().replaceAll(' ', '-')}`;
  const packageSheet = (face: string) => join(projectRoot, 'node_modules', packageOf(face), 'wght.css');

  const fonts = fc.constantFrom(fallbackFont, 'Lora', 'Georgia');
  itAlways('is the font of the theme, else the heading face of the brand', [brand, fonts], (shown, fontFamily) => {
    const expected = fontFamily === fallbackFont ? `${shown.headingFace} Variable` : fontFamily;
    expect(headingFamily(shown, { fontFamily })).toBe(expected);
  });

  it.each(brands)('of $key is a family of the build with a local stand-in', ({ headingFace }) => {
    const face = readFileSync(packageSheet(headingFace), 'utf8');
    expect(sheetOf('faces.css')).toContain(`@import '${packageOf(headingFace)}/wght.css';`);
    for (const text of [face, sheetOf('fonts.css').replaceAll(' Heading', '')])
      expect(text).toContain(`font-family: '${headingFace} Variable';`);
  });
});

describe('brandLine', () => {
  it('is the first line in the language of the page, or none', () => {
    const lines = ['fr-FR', 'en-GB', 'en-GB'].map((language, at) => ({ language, text: `line ${at}` }));
    expect([brandLine(lines, 'en-GB'), brandLine(lines, 'de-DE')]).toEqual(['line 1', null]);
  });

  it.each(Object.entries(brandLines))('of %s is known ahead in the languages of the main brand', (_key, lines) => {
    const languages = (brandLines[mainBrand.key] ?? []).map(({ language }) => language);
    expect(languages.length).toBeGreaterThan(15);
    expect(lines.filter(({ text }) => /\S/.test(text)).map(({ language }) => language)).toEqual(languages);
  });
});
