/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Black. */
export const black: Rgb = [0, 0, 0];

/** White. */
export const white: Rgb = [255, 255, 255];

const hexColour = /^#(?:[0-9a-f]{3}){1,2}$/i;

/** The red, green and blue of a hex colour of 7 or 4 characters; null for any other text. */
export const parseHex = (hex: string): Rgb | null => {
  if (!hexColour.test(hex)) return null;
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const part = (at: number): number => Number.parseInt(digits.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
};

/** A hex colour as 'r g b', or as 'r g b/alpha'. Null for a malformed hex colour, and for an alpha outside 0 to 1. */
export const parseThemeColour = (hex: string, alpha: number | null = null): string | null => {
  const rgb = parseHex(hex)?.join(' ') ?? null;
  if (rgb === null || alpha === null) return rgb;
  return alpha >= 0 && alpha <= 1 ? `${rgb}/${String(alpha)}` : null;
};

/** The red, green and blue of a colour as 'r g b' or 'r g b/alpha', and its alpha, which is 1 without one. */
export const parseRgb = (colour: string): { readonly rgb: Rgb; readonly alpha: number } => {
  const [parts = '', alpha = '1'] = colour.split('/');
  const [red = 0, green = 0, blue = 0] = parts.split(' ').map(Number);
  return { rgb: [red, green, blue], alpha: Number(alpha) };
};

/** A mixture of two colours. `share` is that of the second one, from 0 to 1. */
export const mixed = (from: Rgb, to: Rgb, share: number): Rgb => [
  Math.round(from[0] + (to[0] - from[0]) * share),
  Math.round(from[1] + (to[1] - from[1]) * share),
  Math.round(from[2] + (to[2] - from[2]) * share),
];

/** The least contrast of text that WCAG (level AA) asks for. */
export const enoughForText: number = 4.5;

/** The WCAG contrast ratio of two opaque colours, in any order: from 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

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
