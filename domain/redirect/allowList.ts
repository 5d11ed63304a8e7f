import type { Settings } from '#domain/settings/settings.ts';
import { orNull } from '#domain/shared/orNull.ts';
import { originIsSafe, parseUrl, withoutEndSlashes } from '#domain/shared/webAddress.ts';

/** An allowed origin; with segments, only the addresses at their path and below it. */
type Allowed = { readonly origin: string; readonly path: ReadonlyArray<string> };

/**
 * Whether an address is on the allow-list. Its whole origin must be that of a product, a registration, the transfer site, the developer
 * portal or an entry of `allowedRedirectOrigins`. Its path must begin with the segments of that entry. In production, only https is allowed.
 */
export const isAllowed = (settings: Settings, { origin, pathname }: URL): boolean => {
  if (!originIsSafe(origin, settings.production)) return false;
  const path = unambiguousPath(pathname);
  return [...wholeOrigins(settings), ...settings.allowedRedirectOrigins.map(entryOf)].some(
    (allowed) => allowed !== null && allowed.origin === origin && startsWith(path, allowed.path),
  );
};

/** The dotted names of the entries of `allowedRedirectOrigins` that are unusable and allow nothing. */
export const unusableOrigins = (settings: Pick<Settings, 'allowedRedirectOrigins'>): ReadonlyArray<string> =>
  settings.allowedRedirectOrigins.flatMap((entry, at) =>
    entryOf(entry) === null ? [`allowedRedirectOrigins.${at}`] : [],
  );

const wholeOrigins = (settings: Settings): ReadonlyArray<Allowed | null> =>
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

/** What an entry allows; nothing if it has a query, a fragment or a user name, and would allow more than it says. */
const entryOf = (entry: string): Allowed | null => {
  const url = webUrl(entry);
  if (url === null || /[?#\\]/.test(entry) || url.username !== '' || url.password !== '') return null;
  const path = unambiguousPath(url.pathname);
  return path === null ? null : { origin: url.origin, path };
};

const webUrl = (address: string | null): URL | null => {
  const url = address === null ? null : parseUrl(address);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : null;
};

/** Whether a path begins with the segments of an entry. One without segments allows every path, even an ambiguous one. */
const startsWith = (path: ReadonlyArray<string> | null, prefix: ReadonlyArray<string>): boolean =>
  prefix.every((segment, at) => path?.[at] === segment);

/**
 * The segments of the path of a parsed address, without trailing slashes. Null for a path that a server could read in another way. In an
 * unambiguous path, each decoded segment has only letters, marks, digits and plain signs in their normal form, and not only dots.
 */
export const unambiguousPath = (pathname: string): ReadonlyArray<string> | null => {
  const segments = withoutEndSlashes(pathname).split('/').slice(1);
  return segments.every(isUnambiguous) ? segments : null;
};

// Because: some servers decode twice, cut a segment at a semicolon or a colon, ignore invisible characters, or take a
// look-alike for a dot or a slash. Nobody can list all of it, so only what is known to be harmless passes.
const isUnambiguous = (segment: string): boolean => {
  const decoded = orNull(() => decodeURIComponent(segment));
  return (
    decoded !== null &&
    decoded === decoded.normalize('NFKC') &&
    /^[\p{L}\p{M}\p{Nd}._~!'()*,+=@&-]+$/u.test(decoded) &&
    !/^[.\p{M}]+$|\p{DI}/u.test(decoded)
  );
};
