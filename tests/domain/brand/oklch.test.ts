import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromOklch, linear, toOklch } from '#domain/brand/oklch.ts';
import type { Rgb } from '#domain/brand/themeColour.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';

const part = fc.nat(255);
const rgb: fc.Arbitrary<Rgb> = fc.tuple(part, part, part);

const inDegrees = (radians: number): number => ((radians * 180) / Math.PI + 360) % 360;

describe('linear', () => {
  it.each([
    [0, 0],
    [1, 0.000304],
    [10, 0.003035],
    [11, 0.003347],
    [128, 0.215861],
    [255, 1],
  ])('of %i is %d, as the specification of sRGB says', (value, light) => {
    expect(linear(value)).toBeCloseTo(light, 6);
  });
});

describe('toOklch', () => {
  it.each<readonly [string, Rgb, readonly [number, number, number]]>([
    ['red', [255, 0, 0], [0.62796, 0.25768, 29.23]],
    ['lime', [0, 255, 0], [0.86644, 0.29483, 142.5]],
    ['blue', [0, 0, 255], [0.45201, 0.31321, 264.05]],
    ['yellow', [255, 255, 0], [0.96798, 0.21101, 109.77]],
    ['cyan', [0, 255, 255], [0.9054, 0.15455, 194.77]],
    ['magenta', [255, 0, 255], [0.70167, 0.32249, 328.36]],
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

  it('keeps lightness and hue of a colour with more chroma than a screen shows', () => {
    reaches(30, (inCase) =>
      fc.property(rgb, (colour) => {
        const measured = toOklch(colour);
        fc.pre(inCase(measured.chroma > 0.05 && measured.lightness > 0.3));
        const shown = toOklch(fromOklch({ ...measured, chroma: 0.5 }));
        expect(Math.abs(shown.lightness - measured.lightness)).toBeLessThan(0.005);
        expect(Math.cos(shown.hue - measured.hue)).toBeGreaterThan(0.998);
      }),
    );
  });

  it.each<readonly [string, Rgb]>([
    ['red', [255, 0, 0]],
    ['lime', [0, 255, 0]],
    ['magenta', [255, 0, 255]],
  ])('keeps the chroma of %s but for a 32nd of what is asked for', (_name, colour) => {
    const measured = toOklch(colour);
    const shown = toOklch(fromOklch({ ...measured, chroma: 0.5 }));
    expect(shown.chroma).toBeLessThanOrEqual(measured.chroma + 0.001);
    expect(shown.chroma).toBeGreaterThan(measured.chroma - 0.5 / 32 - 0.001);
  });

  it.each([
    [1.2, [255, 255, 255]],
    [1, [255, 255, 255]],
    [0, [0, 0, 0]],
    [-0.2, [0, 0, 0]],
  ])('of the lightness %d is %j, whatever its chroma', (lightness, expected) => {
    for (const chroma of [0, 0.1, 0.4]) expect(fromOklch({ lightness, chroma, hue: 1 })).toEqual(expected);
  });
});
