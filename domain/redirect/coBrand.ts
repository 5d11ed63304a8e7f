import type { Brand } from '#domain/brand/brand.ts';
import { queryValue } from '#domain/shared/webAddress.ts';
import { type ExternalUrl, keptParams, type SafeUrl } from './redirect.ts';

/** The UID of the theme document: that of the brand, or that of the co-brand of a redirect. Null for the default theme. */
export const themeUid = (
  { themeDocument }: Pick<Brand, 'themeDocument'>,
  redirect: SafeUrl | null = null,
): string | null => {
  if (themeDocument.type === 'galileo_enhanced') return themeDocument.uid;
  return redirect === null ? null : coBrand(redirect);
};

/** Whether a brand has co-brands, each with a theme of its own. */
export const hasCoBrands = ({ themeDocument }: Pick<Brand, 'themeDocument'>): boolean =>
  themeDocument.type === 'galileo_cobranding';

const maxNameLength = 64;

/** The co-brand that a redirect names, in lower case. Null for none, and for an invalid name. `_dfxid` wins over `_clientagentid`. */
export const coBrand = (redirect: SafeUrl | ExternalUrl): string | null => {
  const { searchParams } = new URL(redirect);
  const named = keptParams.map((name) => queryValue(searchParams, name)).find((value) => value !== null) ?? '';
  return named.length <= maxNameLength && /^[a-z0-9][a-z0-9._~-]*$/i.test(named) ? named.toLowerCase() : null;
};
