/** Which image addresses are allowed: https, and outside production also http. */
export type ImageRule = { readonly production: boolean };

/** The normalised absolute address of an image; null for one that is not allowed. */
export const safeImageUrl = (url: string, { production }: ImageRule): string | null => {
  if (!URL.canParse(url)) return null;
  const { protocol, username, password, href } = new URL(url);
  if (username !== '' || password !== '') return null;
  return protocol === 'https:' || (protocol === 'http:' && !production) ? href : null;
};

/** The same, or a path on this site. */
export const safeImageUrlOrPath = (url: string, rule: ImageRule): string | null =>
  /^\/(?![/\\])[\w./-]*$/.test(url) ? url : safeImageUrl(url, rule);

/** The name of a font that is safe inside a CSS string; null for any other. */
export const safeFontName = (name: string): string | null => {
  const trimmed = name.trim();
  return /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,59}$/u.test(trimmed) ? trimmed : null;
};

/** A length of a logo in whole pixels, from 1 to 2000; null for any other. */
export const safeLogoLength = (length: number | null | undefined): number | null =>
  typeof length === 'number' && length >= 1 && length <= 2000 ? Math.round(length) : null;
