/** Which addresses of images may be shown: https ones, and outside production http ones too. */
export type ImageRule = { readonly production: boolean };

/** An absolute address of an image, as the parser spells it; null for any that may not be shown. */
export const imageAddress = (address: string, { production }: ImageRule): string | null => {
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, href } = new URL(address);
  if (username !== '' || password !== '') return null;
  return protocol === 'https:' || (protocol === 'http:' && !production) ? href : null;
};

/** The same, or a path on this site's own origin. */
export const shownAddress = (address: string, rule: ImageRule): string | null =>
  /^\/(?![/\\])[\w./-]*$/.test(address) ? address : imageAddress(address, rule);

/** A font's name that can't end the string it is put into; null for any other. */
export const fontName = (name: string): string | null => {
  const trimmed = name.trim();
  return /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,59}$/u.test(trimmed) ? trimmed : null;
};

/** A length in pixels a logo may have; null for any other. */
export const logoLength = (length: number | null | undefined): number | null =>
  typeof length === 'number' && length >= 1 && length <= 2000 ? Math.round(length) : null;
