import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { black, contrast, fromOklch, mixed, toOklch, white, type Rgb } from '#domain/brand/colour.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const part = fc.nat(255);
const rgb: fc.Arbitrary<Rgb> = fc.tuple(part, part, part);
const share = fc.double({ min: 0, max: 1, noNaN: true });

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
  itAlways('has each part between those of the two colours, and is a colour', [rgb, rgb, share], (from, to, second) => {
    const colour = mixed(from, to, second);
    expect(isRgb(colour)).toBe(true);
    for (const at of [0, 1, 2] as const) expect(isBetween(colour[at], from[at], to[at])).toBe(true);
    expect([mixed(from, to, 0), mixed(from, to, 1)]).toEqual([from, to]);
  });

  it('has the share of the second colour', () => {
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

  it('has no chroma for a grey, and a lightness that grows with it', () => {
    fc.assert(
      fc.property(fc.nat(254), (grey) => {
        const [one, next] = [toOklch([grey, grey, grey]), toOklch([grey + 1, grey + 1, grey + 1])];
        expect(one.chroma).toBeLessThan(0.0001);
        expect(next.lightness).toBeGreaterThan(one.lightness);
      }),
    );
    expect([toOklch([0, 0, 0]).lightness, toOklch([255, 255, 255]).lightness]).toEqual([0, expect.closeTo(1, 5)]);
  });
});

describe('fromOklch', () => {
  it('returns the colour that toOklch measured, of any colour within the range of the screen', () => {
    const inner = fc.integer({ min: 1, max: 254 });
    fc.assert(
      fc.property(fc.tuple(inner, inner, inner), (colour) => {
        expect(fromOklch(toOklch(colour))).toEqual(colour);
      }),
    );
  });

  it.each([
    [1.2, [255, 255, 255]],
    [1, [255, 255, 255]],
    [0, [0, 0, 0]],
    [-0.2, [0, 0, 0]],
  ])('of the lightness %d is %j without chroma', (lightness, expected) => {
    expect(fromOklch({ lightness, chroma: 0, hue: 1 })).toEqual(expected);
  });
});
