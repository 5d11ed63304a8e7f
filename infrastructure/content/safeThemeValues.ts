import { parseUrl } from '#domain/shared/webAddress.ts';

/** Which addresses of images and fonts are allowed: https, and outside production also http. */
export type AddressRule = { readonly production: boolean };

/** The normalised absolute address of an image or a font; null for one that is not allowed. */
export const safeMediaUrl = (url: string, { production }: AddressRule): string | null => {
  const address = parseUrl(url);
  if (address === null) return null;
  const { protocol, username, password, href } = address;
  if (username !== '' || password !== '') return null;
  return protocol === 'https:' || (protocol === 'http:' && !production) ? href : null;
};

/** The normalised absolute address of a WOFF2 file; null for one that is not allowed. */
export const safeFontUrl = (url: string, rule: AddressRule): string | null => {
  const safe = safeMediaUrl(url, rule);
  return safe !== null && new URL(safe).pathname.endsWith('.woff2') ? safe : null;
};

const invisible = /[\p{C}\p{Zl}\p{Zp}]/u;

/** A text as one line of a limited length; null for any other text. */
export const safeLine = (text: string, maxLength: number): string | null => {
  const trimmed = text.trim();
  return trimmed !== '' && trimmed.length <= maxLength && !invisible.test(trimmed) ? trimmed : null;
};

/** The name of a font that is safe inside a CSS string; null for any other. */
export const safeFontName = (name: string): string | null => {
  const trimmed = name.trim();
  return /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,59}$/u.test(trimmed) ? trimmed : null;
};

/** A length of a logo in whole pixels, from 1 to 2000; null for any other. */
export const safeLogoLength = (length: number | null | undefined): number | null =>
  typeof length === 'number' && length >= 1 && length <= 2000 ? Math.round(length) : null;
