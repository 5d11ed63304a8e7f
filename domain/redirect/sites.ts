import type { Brand } from '#domain/brand/brand.ts';
import { brands } from '#domain/brand/brands.ts';
import { parseSocialProvider, type SocialProvider } from '#domain/brand/socialProvider.ts';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import { type Platform, platforms } from '#domain/platform/platform.ts';
import { publicUrl, type Settings } from '#domain/settings/settings.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { queryValue, withoutEndSlashes } from '#domain/shared/webAddress.ts';
import { deepestUnder } from './entryPlatform.ts';
import { type ExternalUrl, keptParams, type SafeUrl, validateRedirect } from './redirect.ts';

/** The transfer site, the fallback of every redirect; null when the configured address is not safe. */
export const transferSite = (settings: Settings): SafeUrl | null =>
  validateRedirect(settings.transferSiteUrl, 'https:', settings);

/** The registration site of an account type, the transfer site where none is configured; null when the address is not safe. */
export const registrationSite = (settings: Settings, accountType: ChosenAccountType): SafeUrl | null => {
  const { personal, corporate } = settings.registrationUrls;
  return validateRedirect(
    (accountType === 'Personal' ? personal : corporate) ?? settings.transferSiteUrl,
    'https:',
    settings,
  );
};

/** A site whose name we know: one of our products, the brand, its co-brand, or an identity provider. */
export type Site =
  | { readonly _tag: 'Brand' | 'CoBrand' }
  | { readonly _tag: 'Product'; readonly platform: Platform }
  | { readonly _tag: 'Provider'; readonly provider: SocialProvider };

/**
 * The site of an address; null for one that we do not know. A co-brand wins, because its visitor knows the partner and not us. A platform of several brands bears the name
 * of its product under the first of them, and that of the brand under the others.
 */
export const siteOf = (
  address: SafeUrl | ExternalUrl,
  { productUrls, launchpadApiUrl }: Pick<Settings, 'productUrls' | 'launchpadApiUrl'>,
  { key }: Pick<Brand, 'key'>,
): Site | null => {
  const provider = address.startsWith(new URL('social-auth/', launchpadApiUrl).href)
    ? parseSocialProvider(new URL(address).pathname.replace(/^.*\//, ''))
    : null;
  if (provider !== null) return { _tag: 'Provider', provider };
  if (coBrand(address) !== null) return { _tag: 'CoBrand' };
  const platform = deepestUnder(address, platforms, productUrls);
  if (platform === null) return null;
  const first = brands.find((brand) => brand.platforms.includes(platform));
  return first?.key === key ? { _tag: 'Product', platform } : { _tag: 'Brand' };
};

/** The address that starts a sign-in with an identity provider, which returns to /idp/continue. */
export const socialSignIn = (settings: Settings, platform: Platform, provider: SocialProvider): ExternalUrl => {
  const start = new URL(`social-auth/${provider}`, settings.launchpadApiUrl);
  start.searchParams.set('returnUrl', `${withoutEndSlashes(publicUrl(platform, settings))}/idp/continue`);
  start.searchParams.set('platform', platform);
  return unsafeNominal<'ExternalUrl'>(start.href);
};

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
