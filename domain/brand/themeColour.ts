const sixDigits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const threeDigits = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i;

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The three parts of a hex colour of 7 or 4 characters; null for any other text. */
export const parseHex = (hex: string): Rgb | null => {
  const [, red, green, blue] = sixDigits.exec(hex) ?? expandShort(hex) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return null;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
};

/** A hex colour as 'r g b', or 'r g b/alpha'; null for a malformed hex colour or an alpha outside 0 to 1. */
export const parseThemeColour = (hex: string, alpha: number | null = null): string | null => {
  const rgb = parseHex(hex);
  if (rgb === null || (alpha !== null && !(alpha >= 0 && alpha <= 1))) return null;
  return alpha === null ? rgb.join(' ') : `${rgb.join(' ')}/${String(alpha)}`;
};

/** The three parts of a colour as 'r g b' or 'r g b/alpha', and its alpha: 1 without one. */
export const parseRgb = (colour: string): { readonly rgb: Rgb; readonly alpha: number } => {
  const [parts = '', alpha = '1'] = colour.split('/');
  const [red = 0, green = 0, blue = 0] = parts.split(' ').map(Number);
  return { rgb: [red, green, blue], alpha: Number(alpha) };
};

const expandShort = (hex: string): ReadonlyArray<string> | null =>
  threeDigits.exec(hex)?.map((digit) => digit + digit) ?? null;
