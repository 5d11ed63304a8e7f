import fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandImage } from '#domain/brand/brand.ts';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { parseHex, parseRgb, type Rgb } from '#domain/brand/colour.ts';
import { fallbackFont, fallbackTheme, headingFamily } from '#domain/brand/fallbackTheme.ts';
import { brandLines } from '#locales/brandLines.ts';
import { brandLine } from '#domain/brand/theme.ts';
import { locales } from '#domain/locale/locale.ts';
import { themeFixtures } from '#env/sandbox/content/themeFixtures.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { brand, newBrand } from '#tests/arbitraries/brand.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { tokenColours } from './tokenColours.ts';

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
  it('is a line in the language of the page, or none', () => {
    const line = fc.record({ language: fc.constantFrom(...locales, 'xx'), text: fc.string() });
    reaches(15, (inCase) =>
      fc.property(fc.array(line, { size: '+1' }), fc.constantFrom(...locales), (lines, locale) => {
        const texts = lines.filter(({ language }) => language === locale).map(({ text }) => text);
        inCase(texts.length > 0);
        expect(brandLine(lines, locale)).toBe(texts[0] ?? null);
      }),
    );
  });

  it.each(Object.entries(brandLines))('of %s is known ahead in the languages of the main brand', (_key, lines) => {
    const languages = (brandLines[mainBrand.key] ?? []).map(({ language }) => language);
    expect(languages.length).toBeGreaterThan(15);
    expect(lines.filter(({ text }) => /\S/.test(text)).map(({ language }) => language)).toEqual(languages);
  });
});

const colourOf = tokenColours({ ...fallbackTheme(mainBrand), scheme: 'light', more: false });
const danger = colourOf('danger');

/** A colour that is written as hex or as 'r g b'. */
const rgbOf = (colour: string): Rgb => parseHex(colour) ?? parseRgb(colour).rgb;

/** The hue of a colour in the HSL model, in degrees. */
const hue = ([red, green, blue]: Rgb): number => {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = most - least;
  if (range === 0) return Number.NaN;
  if (most === red) return (((green - blue) / range) * 60 + 360) % 360;
  return most === green ? ((blue - red) / range) * 60 + 120 : ((red - green) / range) * 60 + 240;
};

const hueDistance = (one: Rgb, other: Rgb): number => {
  const distance = Math.abs(hue(one) - hue(other));
  return Math.min(distance, 360 - distance);
};

describe('the colour of an error', () => {
  it('is #C4320A on #FFF4EF', () => {
    expect([danger, colourOf('danger-surface')]).toEqual([rgbOf('#c4320a'), rgbOf('#fff4ef')]);
  });

  it('is 25 degrees of hue or more from the colours of each brand, in the brand table and in its theme', () => {
    const table = brands.map(({ key, colours: { primary, accent } }) => ({ key, colours: [primary, accent] }));
    const own = themeFixtures.filter(({ type }) => type === 'galileo_enhanced');
    const themes = own.map(({ uid, primary, accent }) => ({ key: uid, colours: [primary, accent] }));
    for (const { key, colours } of [...table, ...themes])
      for (const colour of colours)
        expect([key, colour, hueDistance(danger, rgbOf(colour)) >= 25]).toEqual([key, colour, true]);
  });
});
