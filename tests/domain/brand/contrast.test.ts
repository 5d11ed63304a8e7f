import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  black,
  contrast,
  enoughForMarks,
  enoughForText,
  mixed,
  nearestShade,
  readableText,
  white,
} from '#domain/brand/contrast.ts';
import type { Rgb } from '#domain/brand/themeColour.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';

const part = fc.nat(255);
const rgb: fc.Arbitrary<Rgb> = fc.tuple(part, part, part);
const share = fc.double({ min: 0, max: 1, noNaN: true });

const isRgb = (colour: Rgb): boolean => colour.every((each) => Number.isInteger(each) && each >= 0 && each <= 255);
const isBetween = (value: number, one: number, other: number): boolean =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

describe('contrast', () => {
  it.each<readonly [Rgb, Rgb, number]>([
    [black, white, 21],
    [[119, 119, 119], white, 4.48],
    [[118, 118, 118], white, 4.54],
    [[255, 0, 0], white, 4],
    [[0, 128, 0], white, 5.14],
    [[0, 0, 255], white, 8.59],
    [[255, 255, 0], black, 19.56],
    [[0, 0, 255], [255, 255, 0], 8],
  ])('of %j and %j is %d, as WCAG computes it', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });

  it('is from 1 to 21, 1 between a colour and itself, and the same both ways', () => {
    fc.assert(
      fc.property(rgb, rgb, (one, other) => {
        expect(contrast(one, one)).toBe(1);
        expect(contrast(one, other)).toBe(contrast(other, one));
        expect(contrast(one, other)).toBeGreaterThanOrEqual(1);
        expect(contrast(one, other)).toBeLessThanOrEqual(contrast(black, white));
      }),
    );
  });

  it('is enough from 4.5 for text and from 3 for marks (WCAG, level AA)', () => {
    expect([enoughForText, enoughForMarks]).toEqual([4.5, 3]);
  });
});

describe('mixed', () => {
  it('has each part between those of the two colours, and is a colour', () => {
    fc.assert(
      fc.property(rgb, rgb, share, (from, to, second) => {
        const colour = mixed(from, to, second);
        expect(isRgb(colour)).toBe(true);
        for (const at of [0, 1, 2] as const) expect(isBetween(colour[at], from[at], to[at])).toBe(true);
        expect([mixed(from, to, 0), mixed(from, to, 1)]).toEqual([from, to]);
      }),
    );
  });

  it('has the share of the second colour', () => {
    expect(mixed([0, 100, 255], [255, 200, 0], 0.2)).toEqual([51, 120, 204]);
  });
});

describe('nearestShade', () => {
  it('is the first shade on the way that fits, in 32 even steps', () => {
    fc.assert(
      fc.property(rgb, rgb, fc.nat(40), (from, to, refused) => {
        const tried: Rgb[] = [];
        const shade = nearestShade(from, to, (each) => tried.push(each) > refused);
        expect(tried.slice(0, 32)).toEqual(
          Array.from({ length: Math.min(refused + 1, 32) }, (_, step) => mixed(from, to, step / 32)),
        );
        expect(tried.length).toBeLessThanOrEqual(32);
        expect(shade).toEqual(refused < 32 ? tried.at(-1) : to);
      }),
    );
  });

  it('is the colour itself where it fits', () => {
    const colour: Rgb = [1, 2, 3];
    expect(nearestShade(colour, white, () => true)).toBe(colour);
  });
});

describe('readableText', () => {
  it('is readable on any background, a colour, and unchanged where it already is readable', () => {
    reaches(
      20,
      (inCase) =>
        fc.property(rgb, rgb, (text, background) => {
          const readable = readableText(text, background);
          expect(isRgb(readable)).toBe(true);
          expect(contrast(readable, background)).toBeGreaterThanOrEqual(enoughForText);
          expect(readableText(readable, background)).toEqual(readable);
          expect(contrast(text, background) < enoughForText || readable === text).toBe(true);
          expect(readableText(text, background, contrast(text, background))).toBe(text);
          inCase(readable !== text);
        }),
      { numRuns: 2000 },
    );
  });

  it.each<readonly [string, Rgb, Rgb, Rgb]>([
    ['towards black on a light background', [119, 119, 119], white, [115, 115, 115]],
    ['towards white on a dark background', [80, 80, 80], black, [118, 118, 118]],
  ])('is the nearest readable shade %s', (...[, text, background, expected]) => {
    expect(readableText(text, background)).toEqual(expected);
  });

  it('has the least contrast that is asked for', () => {
    const text: Rgb = [140, 140, 140];
    expect(readableText(text, white, enoughForMarks)).toBe(text);
    expect(readableText(text, white)).not.toEqual(text);
    expect(contrast(readableText(text, white, 7), white)).toBeGreaterThanOrEqual(7);
  });
});
