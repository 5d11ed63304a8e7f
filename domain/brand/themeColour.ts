const sixDigits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const threeDigits = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i;

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A hex colour of 7 or 4 characters in its three parts; null for anything else. */
export const parseHex = (hex: string): Rgb | null => {
  const [, red, green, blue] = sixDigits.exec(hex) ?? doubled(hex) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return null;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
};

/** A hex colour as 'r g b', with '/alpha' where one is given; null for a malformed hex, or an alpha that is none. */
export const parseThemeColour = (hex: string, alpha: number | null = null): string | null => {
  const rgb = parseHex(hex);
  if (rgb === null || (alpha !== null && !(alpha >= 0 && alpha <= 1))) return null;
  return alpha === null ? rgb.join(' ') : `${rgb.join(' ')}/${plain(alpha)}`;
};

/** A hex colour of the brand table as 'r g b', with '/alpha' where one is given; a slip in the table reads as black. */
export const themeColour = (hex: string, alpha: number | null = null): string =>
  parseThemeColour(hex, alpha) ?? '0 0 0';

const doubled = (hex: string): ReadonlyArray<string> | null =>
  threeDigits.exec(hex)?.map((digit) => digit + digit) ?? null;

// Because: CSS would take 1e-7, but people who read the page's styles would not.
const plain = (alpha: number): string => String(Math.round(alpha * 1000) / 1000);
