import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brands } from '#domain/brand/brand.ts';
import { fallbackFont, headingFamily } from '#domain/brand/fallbackTheme.ts';
import { brand } from '#tests/arbitraries/brand.ts';

const fonts = readFileSync(new URL('../../../ui/theme/fonts.css', import.meta.url), 'utf8');

describe('headingFamily', () => {
  it('is the font of a theme that has its own, otherwise the heading face of the brand', () => {
    fc.assert(
      fc.property(brand, fc.constantFrom(fallbackFont, 'Lora', 'Georgia'), (shown, fontFamily) => {
        const expected = fontFamily === fallbackFont ? shown.headingFace : fontFamily;
        expect(headingFamily(shown, { fontFamily })).toBe(expected);
      }),
    );
  });

  it('is a family of the build with a local stand-in, for each brand', () => {
    for (const { key, headingFace } of brands)
      for (const family of [headingFace, `${headingFace} Heading`])
        expect([key, fonts.includes(`font-family: '${family}';`)]).toEqual([key, true]);
  });

  it('differs with the radius as the brand table says', () => {
    const looks = brands.map(({ radius, headingFace }) => [radius, headingFace]);
    expect(looks).toEqual([
      [12, 'Inter'],
      [4, 'Source Serif 4'],
      [2, 'Figtree'],
    ]);
  });
});
