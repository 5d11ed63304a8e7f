import { keptParams, type SafeUrl } from '#domain/redirect/redirect.ts';
import type { Brand } from './brand.ts';

/** The UID of the theme document: the brand's, or its co-brand's; null for the default theme. */
export const themeUid = (
  { themeDocument }: Pick<Brand, 'themeDocument'>,
  pageQuery: string,
  redirect: SafeUrl | null = null,
): string | null => {
  if (themeDocument.type === 'galileo_enhanced') return themeDocument.uid;
  const query = new URLSearchParams(pageQuery);
  return coBrand(query.get('redirect_uri') ?? query.get('redirectUrl') ?? redirect ?? '');
};

const maxNameLength = 64;

/** The co-brand that a redirect address names, in lower case; _dfxid wins over _clientagentid; null for none or an invalid name. */
export const coBrand = (redirectAddress: string): string | null => {
  const query = new URLSearchParams(queryOf(redirectAddress));
  const named = keptParams.map((name) => query.get(name) ?? '').find((value) => value !== '') ?? '';
  return named.length <= maxNameLength && /^[a-z0-9][a-z0-9._~-]*$/i.test(named) ? named.toLowerCase() : null;
};

const queryOf = (address: string): string => {
  const [beforeFragment = ''] = address.split('#', 1);
  const start = beforeFragment.indexOf('?');
  return start < 0 ? '' : beforeFragment.slice(start);
};
