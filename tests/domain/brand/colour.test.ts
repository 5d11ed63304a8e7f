import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { black, contrast, mixed, parseHex, parseRgb, parseThemeColour, type Rgb, white } from '#domain/brand/colour.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

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

  const digits = fc.stringMatching(/^#?[0-9a-fA-Fg;}(]{0,9}$/);
  const hexLike = fc.oneof(digits, fc.stringMatching(/^#(?:[0-9a-fA-F]{3}){1,2}$/));
  itAlways('is a text that CSS accepts inside rgb(), or none', [hexLike, fc.option(fc.double())], (hex, alpha) => {
    const written = parseThemeColour(hex, alpha) ?? '0 0 0';
    expect(written).toMatch(/^\d{1,3} \d{1,3} \d{1,3}(\/\d(\.\d+)?(e-\d+)?)?$/);
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
  itAlways('has whole parts between those of the two colours, by its share', [rgb, rgb, share], (from, to, second) => {
    const colour = mixed(from, to, second);
    for (const at of [0, 1, 2] as const) {
      expect(Number.isInteger(colour[at])).toBe(true);
      expect([from[at], colour[at], to[at]].toSorted((one, other) => one - other)[1]).toBe(colour[at]);
    }
    expect([mixed(from, to, 0), mixed(from, to, 1)]).toEqual([from, to]);
    expect(mixed([0, 100, 255], [255, 200, 0], 0.2)).toEqual([51, 120, 204]);
  });
});
