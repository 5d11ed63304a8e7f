import { originIsSafe } from '#domain/shared/webOrigin.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { unambiguousPath } from './unambiguousPath.ts';

/** The settings that name the allowed addresses of a redirect. */
export type AllowList = Pick<
  Settings,
  | 'production'
  | 'productUrls'
  | 'registrationUrls'
  | 'transferSiteUrl'
  | 'developerPortalUrls'
  | 'allowedRedirectOrigins'
>;

/** An allowed origin; with segments, only the addresses at their path and below it. */
type Allowed = { readonly origin: string; readonly path: ReadonlyArray<string> };

/**
 * Whether an address is on the allow-list: its whole origin is one of a product, the registration, the transfer site, the
 * developer portal or `allowedRedirectOrigins`, and its path begins with the segments of that entry. In production only https.
 */
export const isAllowed = (settings: AllowList, { origin, pathname }: URL): boolean => {
  if (!originIsSafe(origin, settings.production)) return false;
  const path = unambiguousPath(pathname);
  return [...wholeOrigins(settings), ...settings.allowedRedirectOrigins.map(entryOf)].some(
    (allowed) => allowed !== null && allowed.origin === origin && startsWith(path, allowed.path),
  );
};

/** Whether an entry of `allowedRedirectOrigins` allows no address at all. */
export const allowsNothing = (entry: string): boolean => entryOf(entry) === null;

const wholeOrigins = (settings: AllowList): ReadonlyArray<Allowed | null> =>
  [
    settings.transferSiteUrl,
    settings.registrationUrls.corporate,
    settings.registrationUrls.personal,
    ...Object.values(settings.productUrls),
    settings.developerPortalUrls.home,
    settings.developerPortalUrls.docs,
  ].map((address) => {
    const url = webUrl(address);
    return url === null ? null : { origin: url.origin, path: [] };
  });

// Because: an entry with a query, a fragment or a user name would allow more than it says.
const entryOf = (entry: string): Allowed | null => {
  const url = webUrl(entry);
  if (url === null || /[?#\\]/.test(entry) || url.username !== '' || url.password !== '') return null;
  const path = unambiguousPath(url.pathname);
  return path === null ? null : { origin: url.origin, path };
};

const webUrl = (address: string | null): URL | null => {
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
};

// Because: every address of an origin without a path is allowed, also one whose path can be read in two ways.
const startsWith = (path: ReadonlyArray<string> | null, prefix: ReadonlyArray<string>): boolean =>
  prefix.every((segment, at) => path?.[at] === segment);
