import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import type { Theme } from '#domain/brand/theme.ts';
import { decodeTheme } from '#infrastructure/content/themeDocument.ts';

const [, britline = mainBrand] = brands;
const own = { ...fallbackTheme(mainBrand), brandLines: [] };
const production = { production: true };
const themeOf = (data: object, brand = mainBrand, rule = production): Theme => {
  const theme = decodeTheme({ data }, brand, rule);
  if (E.isLeft(theme)) throw new Error('refused');
  return theme.right;
};

describe('decodeTheme', () => {
  const imagesAt = (url: string) => ({ logo: { url, mobile: { url } }, dark_logo: { url }, og_image: { url } });
  it.each<object>([
    {},
    { colours: [], logo: {}, favicon: {}, font_family: null, logo_max_width: null },
    imagesAt('javascript:alert(1)'),
    imagesAt('data:image/svg+xml,<svg onload=alert(1)>'),
    imagesAt('http://images.test/logo.svg'),
    imagesAt('https://me:secret@images.test/logo.svg'),
    imagesAt('//images.test/logo.svg'),
    imagesAt('/brands/britline/logo.svg'),
    imagesAt(''),
    { favicon: { url: 'javascript:alert(1)' } },
    { font_family: 'x;}*{display:none}' },
    { font_family: "Inter', serif" },
    { font_family: 'a'.repeat(80) },
    { font_family: '</style>' },
    { font_family: '\\' },
    { font_family: '-x' },
    { font_family: ' ' },
    { logo_max_width: -1 },
    { logo_max_width: 0 },
    { logo_max_width: 99_999 },
    { logo_max_width: Number.NaN },
    { primary_colour: 'red', colours: [{ variable: 'primary', hex: '0 0 0;}*{display:none}' }] },
  ])('uses the brand’s own value where it is missing or not safe: %j', (data) => {
    expect(themeOf(data)).toEqual(own);
  });

  it('never combines the logos of two companies, and sets no mobile logo for a brand without one', () => {
    const url = 'https://images.test/logo.svg';
    const mobile = { url: 'https://images.test/mobile.svg' };
    const dark_logo = { url: 'https://images.test/dark.svg' };
    expect(themeOf({ logo: { url } }).logo).toMatchObject({ url, mobileUrl: null, darkUrl: null });
    const whole = { url, mobileUrl: mobile.url, darkUrl: dark_logo.url };
    expect(themeOf({ logo: { url, mobile }, dark_logo }).logo).toMatchObject(whole);
    expect(themeOf({ logo: { mobile }, dark_logo }).logo).toEqual(own.logo);
    expect(themeOf({ logo: { url, mobile } }, britline).logo).toMatchObject({ url, mobileUrl: null });
  });

  it('takes a font by an ordinary name, and its file in WOFF2 and images over https, outside production also over http', () => {
    const fontOf = (url: string | null, rule = production) =>
      themeOf({ font_family: 'Lora', font_file: { url } }, mainBrand, rule).fontFile;
    const url = 'https://content.test/files/lora.woff2';
    const local = 'http://content.localhost:4100/files/lora.woff2';
    expect([fontOf(url), fontOf(local, { production: false })]).toEqual([url, local]);
    const theme = themeOf({ logo: { url: local }, font_family: ' Źródło Sans 3 ' }, mainBrand, { production: false });
    expect(theme).toMatchObject({ logo: { url: local }, fontFamily: 'Źródło Sans 3' });
    expect(themeOf({ font_file: { url } })).toEqual(own);
    const others = ['https://content.test/lora.ttf', 'https://me:secret@content.test/lora.woff2', '/lora.woff2'];
    for (const refused of [...others, '', null, local, 'data:font/woff2;base64,x.woff2'])
      expect([refused, fontOf(refused)]).toEqual([refused, null]);
    expect(fontOf('https://content.test/a") format("x.woff2')).toBe('https://content.test/a%22)%20format(%22x.woff2');
  });

  it('names the company of its own logo only', () => {
    const logo = { url: 'https://images.test/logo.svg' };
    expect(themeOf({ brand_name: ' Acme Travel ', logo }).logo.name).toBe('Acme Travel');
    expect(themeOf({ brand_name: 'Acme Travel' }).logo.name).toBeNull();
    for (const brand_name of [null, '  ', 'a\u202eb', 'a\nb', 'a'.repeat(61)])
      expect([brand_name, themeOf({ brand_name, logo }).logo.name]).toEqual([brand_name, null]);
  });

  it('takes each line of the brand as plain text of one line, and drops every other', () => {
    const line = { language: 'fr-FR', text: ' L’argent <b>voyage</b>. ' };
    const refused = [null, '', ' ', 'a\nb', 'a\u202eb', 'a'.repeat(91)].map((text) => ({ language: 'de-DE', text }));
    expect(themeOf({ brand_lines: [...refused, line] }).brandLines).toEqual([
      { language: 'fr-FR', text: 'L’argent <b>voyage</b>.' },
    ]);
  });

  it('keeps the last known lines of a brand whose own theme has no valid one, and gives a co-brand none', () => {
    for (const data of [{}, { brand_lines: [] }, { brand_lines: [{ language: 'en-GB', text: 'a\nb' }] }]) {
      expect(themeOf(data, britline).brandLines).toBeNull();
      expect(themeOf(data, mainBrand).brandLines).toEqual([]);
    }
  });

  it('keeps the dark colours of the brand with another primary colour, except those that the document has', () => {
    const colours = [{ variable: 'primary', hex: '#036' }];
    const primary = '0 51 102';
    const derived = { ...own.darkColours, primary, accent: primary };
    expect(themeOf({ colours }).darkColours).toEqual(derived);
    const dark_colours = [
      { variable: 'primary', hex: '#9cf' },
      { variable: 'surface', hex: 'red;}' },
    ];
    expect(themeOf({ colours, dark_colours }).darkColours).toEqual({ ...derived, primary: '153 204 255' });
  });

  it('takes each colour by its variable with its alpha, the primary one from its own field too', () => {
    const colours = [{ variable: 'surface', hex: '#FFFFFF', alpha: 0.5 }];
    const theme = { ...own.colours, primary: '255 0 0', surface: '255 255 255/0.5' };
    expect(themeOf({ primary_colour: '#f00', colours }).colours).toEqual(theme);
  });

  it('refuses a document of another shape and never throws', () => {
    const isDecoded = (document: unknown): boolean => E.isRight(decodeTheme(document, mainBrand, production));
    expect([null, {}, { data: 7 }, { data: { colours: 'red' } }].filter(isDecoded)).toEqual([]);
    fc.assert(fc.property(fc.jsonValue(), (data) => void isDecoded({ data })));
  });
});
