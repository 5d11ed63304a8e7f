const hexColour = /^#(?:[0-9a-f]{3}){1,2}$/i;

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The three parts of a hex colour of 7 or 4 characters; null for any other text. */
export const parseHex = (hex: string): Rgb | null => {
  if (!hexColour.test(hex)) return null;
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const part = (at: number): number => Number.parseInt(digits.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
};

/** A hex colour as 'r g b', or 'r g b/alpha'; null for a malformed hex colour or an alpha outside 0 to 1. */
export const parseThemeColour = (hex: string, alpha: number | null = null): string | null => {
  const rgb = parseHex(hex)?.join(' ') ?? null;
  if (rgb === null || alpha === null) return rgb;
  return alpha >= 0 && alpha <= 1 ? `${rgb}/${String(alpha)}` : null;
};

/** The three parts of a colour as 'r g b' or 'r g b/alpha', and its alpha: 1 without one. */
export const parseRgb = (colour: string): { readonly rgb: Rgb; readonly alpha: number } => {
  const [parts = '', alpha = '1'] = colour.split('/');
  const [red = 0, green = 0, blue = 0] = parts.split(' ').map(Number);
  return { rgb: [red, green, blue], alpha: Number(alpha) };
};
