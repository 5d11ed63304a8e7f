import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { black, contrast, mixed, white, type Rgb } from '#domain/brand/colour.ts';
import { parseHex, parseRgb, parseThemeColour } from '#domain/brand/colour.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { fromOklch, toOklch } from './oklch.ts';

const themeColour = (hex: string, alpha: number | null = null): string => parseThemeColour(hex, alpha) ?? '';

const part = fc.nat(255);
const rgb: fc.Arbitrary<Rgb> = fc.tuple(part, part, part);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const hexOf = (parts: Rgb): string => `#${parts.map((each) => each.toString(16).padStart(2, '0')).join('')}`;

describe('themeColour', () => {
  itAlways('parses the three parts of a hex colour in any case', [rgb], (parts) => {
    expect(themeColour(hexOf(parts))).toBe(parts.join(' '));
    expect(themeColour(hexOf(parts).toUpperCase())).toBe(parts.join(' '));
  });

  itAlways('doubles each digit of a short one', [fc.stringMatching(/^[0-9a-f]{3}$/)], (digits) => {
    expect(themeColour(`#${digits}`)).toBe(themeColour(`#${digits.replace(/./g, '$&$&')}`));
  });

  it('reads an alpha from 0 to 1, and refuses another', () => {
    expect(parseThemeColour('#0a146e', 0.5)).toBe('10 20 110/0.5');
    const alphas = [1, 0.1254, 0, -0.1, 1.1, Number.NaN, Number.POSITIVE_INFINITY];
    const read = ['0 0 0/1', '0 0 0/0.1254', '0 0 0/0', null, null, null, null];
    expect(alphas.map((alpha) => parseThemeColour('#000', alpha))).toEqual(read);
  });

  it('returns a text that CSS accepts inside rgb(), or null', () => {
    const hexLike = fc.oneof(
      fc.string(),
      fc.stringMatching(/^#?[0-9a-fA-Fg;}(]{0,9}$/),
      fc.stringMatching(/^#(?:[0-9a-fA-F]{3}){1,2}$/),
    );
    const alphaLike = fc.oneof(fc.constant(null), share, fc.double());
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

  it('refuses any text but three or six digits after a hash', () => {
    const short = ['', '#', 'fff', '#ff', '#ffff', '#fffff', '#ggg', '#fffffff'];
    const others = [...short, '#fff;}*{display:none}', ' #fff', '#fff\n'];
    expect(others.filter((hex) => parseHex(hex) !== null || parseThemeColour(hex) !== null)).toEqual([]);
  });
});

describe('parseRgb', () => {
  const optionalShare = fc.option(share);
  itAlways('reads what parseThemeColour writes', [rgb, optionalShare], (parts, alpha) => {
    const read = parseRgb(themeColour(hexOf(parts), alpha));
    expect(read.rgb).toEqual(parts);
    expect(read.alpha === (alpha ?? 1)).toBe(true);
  });
});

const isRgb = (colour: Rgb): boolean => colour.every((each) => Number.isInteger(each) && each >= 0 && each <= 255);
const isBetween = (value: number, one: number, other: number): boolean =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

describe('contrast', () => {
  it.each<readonly [Rgb, Rgb, number]>([
    [black, white, 21],
    [[118, 118, 118], white, 4.54],
    [[255, 0, 0], white, 4],
    [[0, 0, 255], [255, 255, 0], 8],
  ])('of %j and %j is %d, as WCAG computes it', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });

  itAlways('is from 1 to 21, 1 between a colour and itself, and the same both ways', [rgb, rgb], (one, other) => {
    expect(contrast(one, one)).toBe(1);
    expect(contrast(one, other)).toBe(contrast(other, one));
    expect(contrast(one, other)).toBeGreaterThanOrEqual(1);
    expect(contrast(one, other)).toBeLessThanOrEqual(contrast(black, white));
  });
});

describe('mixed', () => {
  itAlways('has each part between those of the two colours, by its share', [rgb, rgb, share], (from, to, second) => {
    const colour = mixed(from, to, second);
    expect(isRgb(colour)).toBe(true);
    for (const at of [0, 1, 2] as const) expect(isBetween(colour[at], from[at], to[at])).toBe(true);
    expect([mixed(from, to, 0), mixed(from, to, 1)]).toEqual([from, to]);
    expect(mixed([0, 100, 255], [255, 200, 0], 0.2)).toEqual([51, 120, 204]);
  });
});

const inDegrees = (radians: number): number => ((radians * 180) / Math.PI + 360) % 360;

describe('toOklch', () => {
  it.each<readonly [string, Rgb, readonly [number, number, number]]>([
    ['red', [255, 0, 0], [0.62796, 0.25768, 29.23]],
    ['lime', [0, 255, 0], [0.86644, 0.29483, 142.5]],
    ['blue', [0, 0, 255], [0.45201, 0.31321, 264.05]],
    ['orange', [255, 165, 0], [0.79269, 0.17103, 70.67]],
  ])('of %s is the colour of CSS Color 4', (_name, colour, [lightness, chroma, hue]) => {
    const measured = toOklch(colour);
    expect(measured.lightness).toBeCloseTo(lightness, 4);
    expect(measured.chroma).toBeCloseTo(chroma, 4);
    expect(inDegrees(measured.hue)).toBeCloseTo(hue, 1);
  });

  itAlways('has no chroma for a grey, and a lightness that grows with it', [fc.nat(254)], (grey) => {
    const [one, next] = [toOklch([grey, grey, grey]), toOklch([grey + 1, grey + 1, grey + 1])];
    expect(one.chroma).toBeLessThan(0.0001);
    expect(next.lightness).toBeGreaterThan(one.lightness);
    expect([toOklch([0, 0, 0]).lightness, toOklch([255, 255, 255]).lightness]).toEqual([0, expect.closeTo(1, 5)]);
  });
});

describe('fromOklch', () => {
  const inner = fc.integer({ min: 1, max: 254 });
  itAlways('returns each colour of the screen that toOklch measured', [fc.tuple(inner, inner, inner)], (colour) => {
    expect(fromOklch(toOklch(colour))).toEqual(colour);
  });

  it('is white or black without chroma, at and beyond the ends of the lightness', () => {
    const ends = [1.2, 1, 0, -0.2].map((lightness) => fromOklch({ lightness, chroma: 0, hue: 1 }));
    expect(ends).toEqual([white, white, black, black]);
  });
});
