import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands } from '#domain/brand/brand.ts';
import { brandLine } from '#domain/brand/theme.ts';
import { prerenderLines } from '#domain/brand/prerenderLines.ts';
import { locales } from '#domain/locale/locale.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';

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

  it('is known ahead for each brand in each language', () => {
    for (const { key } of brands)
      for (const locale of locales)
        expect([key, locale, brandLine(prerenderLines[key] ?? [], locale)]).toEqual([
          key,
          locale,
          expect.stringMatching(/\S/),
        ]);
  });
});
