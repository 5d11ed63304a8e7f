import { describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brand.ts';
import { parseHex, parseRgb, type Rgb } from '#domain/brand/colour.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { themeFixtures } from '#env/sandbox/content/themeFixtures.ts';
import { tokenColours } from './tokenColours.ts';

const colourOf = tokenColours({ ...fallbackTheme(mainBrand), scheme: 'light', more: false });
const danger = colourOf('danger');

/** A colour that is written as hex or as 'r g b'. */
const rgbOf = (colour: string): Rgb => parseHex(colour) ?? parseRgb(colour).rgb;

/** The hue of a colour in the HSL model, in degrees. */
const hue = ([red, green, blue]: Rgb): number => {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = most - least;
  if (range === 0) return Number.NaN;
  if (most === red) return (((green - blue) / range) * 60 + 360) % 360;
  return most === green ? ((blue - red) / range) * 60 + 120 : ((red - green) / range) * 60 + 240;
};

const hueDistance = (one: Rgb, other: Rgb): number => {
  const distance = Math.abs(hue(one) - hue(other));
  return Math.min(distance, 360 - distance);
};

describe('the colour of an error', () => {
  it('is #C4320A on #FFF4EF', () => {
    expect([danger, colourOf('danger-surface')]).toEqual([rgbOf('#c4320a'), rgbOf('#fff4ef')]);
  });

  it('is 25 degrees of hue or more from the colours of each brand, in the brand table and in its theme', () => {
    const table = brands.map(({ key, colours: { primary, accent } }) => ({ key, colours: [primary, accent] }));
    const own = themeFixtures.filter(({ type }) => type === 'galileo_enhanced');
    const themes = own.map(({ uid, primary, accent }) => ({ key: uid, colours: [primary, accent] }));
    for (const { key, colours } of [...table, ...themes])
      for (const colour of colours)
        expect([key, colour, hueDistance(danger, rgbOf(colour)) >= 25]).toEqual([key, colour, true]);
  });
});
