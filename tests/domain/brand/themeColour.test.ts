import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, enoughForText, readableText } from '#domain/brand/contrast.ts';
import { parseHex, parseThemeColour, type Rgb } from '#domain/brand/themeColour.ts';

const themeColour = (hex: string, alpha: number | null = null): string => parseThemeColour(hex, alpha) ?? '';

const part = fc.nat(255);
const rgb: fc.Arbitrary<Rgb> = fc.tuple(part, part, part);
const hexOf = (parts: Rgb): string => `#${parts.map((each) => each.toString(16).padStart(2, '0')).join('')}`;

describe('themeColour', () => {
  it('parses the three parts of a hex colour in any case', () => {
    fc.assert(
      fc.property(rgb, (parts) => {
        expect(themeColour(hexOf(parts))).toBe(parts.join(' '));
        expect(themeColour(hexOf(parts).toUpperCase())).toBe(parts.join(' '));
      }),
    );
  });

  it('doubles each digit of a short one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{3}$/), (digits) => {
        const long = digits.replace(/./g, '$&$&');
        expect(themeColour(`#${digits}`)).toBe(themeColour(`#${long}`));
      }),
    );
  });

  it.each([
    ['#0A146E', null, '10 20 110'],
    ['#0a146e', 0.5, '10 20 110/0.5'],
    ['#fff', 1, '255 255 255/1'],
    ['#000', 0, '0 0 0/0'],
    ['#000', 0.1254, '0 0 0/0.1254'],
  ])('reads %s with alpha %s as %s', (hex, alpha, expected) => {
    expect(parseThemeColour(hex, alpha)).toBe(expected);
  });

  it('keeps every digit of an alpha', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (alpha) => {
        const [, written] = themeColour('#000', alpha).split('/');
        expect(Number(written) === alpha).toBe(true);
      }),
    );
  });

  it('returns a text that CSS accepts inside rgb(), or null', () => {
    const hexLike = fc.oneof(fc.string(), fc.stringMatching(/^#?[0-9a-fA-Fg;}(]{0,9}$/));
    fc.assert(
      fc.property(hexLike, fc.option(fc.double()), (hex, alpha) => {
        expect(parseThemeColour(hex, alpha) ?? '0 0 0').toMatch(/^\d{1,3} \d{1,3} \d{1,3}(\/\d(\.\d+)?(e-\d+)?)?$/);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['', '#', 'fff', '#ff', '#ffff', '#fffff', '#ffffffff', '#ggg', '#fff;}*{display:none}', ' #fff', '#fff\n'])(
    'refuses %j',
    (hex) => {
      expect([parseHex(hex), parseThemeColour(hex)]).toEqual([null, null]);
    },
  );

  it.each([-0.1, 1.1, Number.NaN, Number.POSITIVE_INFINITY])('refuses the alpha %s', (alpha) => {
    expect(parseThemeColour('#fff', alpha)).toBeNull();
  });
});

describe('contrast', () => {
  it('is 21 between black and white, 1 between a colour and itself, and the same both ways', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
    expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
    fc.assert(
      fc.property(rgb, rgb, (one, other) => {
        expect(contrast(one, one)).toBe(1);
        expect(contrast(one, other)).toBe(contrast(other, one));
      }),
    );
  });
});

describe('readableText', () => {
  it('is readable on any background, and unchanged where it already is', () => {
    fc.assert(
      fc.property(rgb, rgb, (text, background) => {
        const readable = readableText(text, background);
        expect(contrast(readable, background)).toBeGreaterThanOrEqual(enoughForText);
        expect(readableText(readable, background)).toEqual(readable);
        expect(contrast(text, background) < enoughForText || readable === text).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('stays close to the original colour', () => {
    expect(readableText([119, 119, 119], [255, 255, 255])).not.toEqual([0, 0, 0]);
  });
});
