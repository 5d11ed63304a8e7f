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
