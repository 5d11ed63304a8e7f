import type { Rgb } from '#domain/brand/colour.ts';

/** The share of light, from 0 to 1, of a red, green or blue from 0 to 255 (the transfer function of sRGB). */
const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** The inverse of `linear`. */
const encoded = (light: number): number =>
  Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));

/** A colour as people perceive it, in the OKLCH of CSS Color 4: lightness from 0 to 1, chroma from 0, hue in radians. */
type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number };

/** A colour of sRGB in OKLCH. */
export const toOklch = ([red, green, blue]: Rgb): Oklch => {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const c = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, c),
    hue: Math.atan2(c, a),
  };
};

/** A colour of OKLCH in sRGB. What no screen can show becomes the nearest red, green or blue that it can. */
export const fromOklch = ({ lightness, chroma, hue }: Oklch): Rgb => {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = (light: number): number => encoded(Math.min(1, Math.max(0, light)));
  return [
    shown(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    shown(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    shown(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
};
