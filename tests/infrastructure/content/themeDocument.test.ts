import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { decodeTheme } from '#infrastructure/content/themeDocument.ts';
import { production, themeOf } from './themeOf.ts';

const [, britline = mainBrand] = brands;
const own = { ...fallbackTheme(mainBrand), brandLines: [] };
describe('decodeTheme', () => {
  it('uses the brand’s own value for every missing one', () => {
    for (const data of [{}, { colours: [], logo: {}, favicon: {}, font_family: null, logo_max_width: null }]) {
      expect(themeOf(data)).toEqual(own);
    }
  });

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'http://images.test/logo.svg',
    'https://me:secret@images.test/logo.svg',
    '//images.test/logo.svg',
    '/brands/britline/logo.svg',
    '',
  ])('shows no image from %j', (url) => {
    const theme = themeOf({ logo: { url, mobile: { url } }, dark_logo: { url }, favicon: { url }, og_image: { url } });
    expect(theme).toEqual(own);
  });

  it('shows images over http outside production only', () => {
    const logo = { url: 'http://content.localhost:4100/images/acme/logo.svg?auto=format' };
    expect(themeOf({ logo }, mainBrand, { production: false }).logo.url).toBe(logo.url);
  });

  it('never combines the logos of two companies, and sets no mobile logo for a brand without one', () => {
    const url = 'https://images.test/logo.svg';
    const mobile = { url: 'https://images.test/mobile.svg' };
    const dark_logo = { url: 'https://images.test/dark.svg' };
    expect(themeOf({ logo: { url } }).logo).toMatchObject({ url, mobileUrl: null });
    expect(themeOf({ logo: { url, mobile } }).logo).toMatchObject({ url, mobileUrl: mobile.url });
    expect(themeOf({ logo: { url } }).logo.darkUrl).toBeNull();
    expect(themeOf({ logo: { url }, dark_logo }).logo.darkUrl).toBe(dark_logo.url);
    expect(themeOf({ dark_logo }).logo.darkUrl).toBe(own.logo.darkUrl);
    expect(themeOf({ logo: { mobile } }).logo).toMatchObject({ url: own.logo.url, mobileUrl: own.logo.mobileUrl });
    expect(themeOf({ logo: { url, mobile } }, britline).logo).toMatchObject({ url, mobileUrl: null });
  });

  it('sets a font with an ordinary name, and with no other', () => {
    expect(themeOf({ font_family: ' Źródło Sans 3 ' }).fontFamily).toBe('Źródło Sans 3');
    for (const font_family of ['x;}*{display:none}', "Inter', serif", 'a'.repeat(80), '</style>', '\\', '-x', ' ']) {
      expect([font_family, themeOf({ font_family }).fontFamily]).toEqual([font_family, 'Inter']);
    }
  });

  it('takes the file of a named font, in WOFF2 and over https', () => {
    const url = 'https://content.test/files/lora.woff2';
    const fontOf = (data: object, rule = production) => {
      const { fontFamily, fontFile } = themeOf(data, mainBrand, rule);
      return [fontFamily, fontFile];
    };
    const named = (file: string | null) => ({ font_family: 'Lora', font_file: { link_type: 'Media', url: file } });
    expect(fontOf(named(url))).toEqual(['Lora', url]);
    expect(fontOf({ font_file: { url } })).toEqual(['Inter', null]);
    expect(fontOf({ font_family: 'Lora', font_file: { link_type: 'Any' } })).toEqual(['Lora', null]);
    for (const refused of [
      null,
      '',
      'https://content.test/lora.ttf',
      'http://content.test/lora.woff2',
      'https://me:secret@content.test/lora.woff2',
      'data:font/woff2;base64,x.woff2',
      '/lora.woff2',
    ])
      expect([refused, fontOf(named(refused))]).toEqual([refused, ['Lora', null]]);
    const local = 'http://content.localhost:4100/files/lora.woff2';
    expect(fontOf(named(local), { production: false })).toEqual(['Lora', local]);
    expect(fontOf(named('https://content.test/a") format("x.woff2'))[1]).toBe(
      'https://content.test/a%22)%20format(%22x.woff2',
    );
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

  it.each([-1, 0, 99_999, Number.NaN])('ignores the logo width %d', (logo_max_width) => {
    expect(themeOf({ logo_max_width }).logo.maxWidth).toBeNull();
  });

  it('refuses a document of another shape and never throws', () => {
    const isDecoded = (document: unknown): boolean => E.isRight(decodeTheme(document, mainBrand, production));
    const others = [null, {}, { data: 7 }, { data: { colours: 'red' } }];
    expect(others.filter(isDecoded)).toEqual([]);
    fc.assert(fc.property(fc.jsonValue(), (data) => void isDecoded({ data })));
  });
});
