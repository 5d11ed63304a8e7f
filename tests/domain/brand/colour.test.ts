import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHex, parseRgb, parseThemeColour, type Rgb } from '#domain/brand/colour.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';

const themeColour = (hex: string, alpha: number | null = null): string => parseThemeColour(hex, alpha) ?? '';

const part = fc.nat(255);
const rgb: fc.Arbitrary<Rgb> = fc.tuple(part, part, part);
const hexOf = (parts: Rgb): string => `#${parts.map((each) => each.toString(16).padStart(2, '0')).join('')}`;

describe('themeColour', () => {
  itAlways('parses the three parts of a hex colour in any case', [rgb], (parts) => {
    expect(themeColour(hexOf(parts))).toBe(parts.join(' '));
    expect(themeColour(hexOf(parts).toUpperCase())).toBe(parts.join(' '));
  });

  itAlways('doubles each digit of a short one', [fc.stringMatching(/^[0-9a-f]{3}$/)], (digits) => {
    const long = digits.replace(/./g, '$&$&');
    expect(themeColour(`#${digits}`)).toBe(themeColour(`#${long}`));
  });

  it.each([
    ['#0a146e', 0.5, '10 20 110/0.5'],
    ['#fff', 1, '255 255 255/1'],
    ['#000', 0.1254, '0 0 0/0.1254'],
  ])('reads %s with alpha %s as %s', (hex, alpha, expected) => {
    expect(parseThemeColour(hex, alpha)).toBe(expected);
  });

  it('returns a text that CSS accepts inside rgb(), or null', () => {
    const hexLike = fc.oneof(
      fc.string(),
      fc.stringMatching(/^#?[0-9a-fA-Fg;}(]{0,9}$/),
      fc.stringMatching(/^#(?:[0-9a-fA-F]{3}){1,2}$/),
    );
    const alphaLike = fc.oneof(fc.constant(null), fc.double({ min: 0, max: 1, noNaN: true }), fc.double());
    reaches(
      5,
      (inCase) =>
        fc.property(hexLike, alphaLike, (hex, alpha) => {
          const colour = parseThemeColour(hex, alpha);
          inCase(colour?.includes('/') === true);
          expect(colour ?? '0 0 0').toMatch(/^\d{1,3} \d{1,3} \d{1,3}(\/\d(\.\d+)?(e-\d+)?)?$/);
        }),
      { numRuns: 1000 },
    );
  });

  it.each(['', '#', 'fff', '#ff', '#ffff', '#fffff', '#ggg', '#fff;}*{display:none}', ' #fff', '#fff\n', '#fffffff'])(
    'refuses %j',
    (hex) => {
      expect([parseHex(hex), parseThemeColour(hex)]).toEqual([null, null]);
    },
  );

  it.each([-0.1, 1.1, Number.NaN, Number.POSITIVE_INFINITY])('refuses the alpha %s', (alpha) => {
    expect(parseThemeColour('#fff', alpha)).toBeNull();
  });
});

describe('parseRgb', () => {
  itAlways(
    'reads what parseThemeColour writes',
    [rgb, fc.option(fc.double({ min: 0, max: 1, noNaN: true }))],
    (parts, alpha) => {
      const read = parseRgb(themeColour(hexOf(parts), alpha));
      expect(read.rgb).toEqual(parts);
      expect(read.alpha === (alpha ?? 1)).toBe(true);
    },
  );
});
