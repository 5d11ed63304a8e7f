import type { Settings } from '#domain/settings/settings.ts';
import { orNull } from '#domain/shared/orNull.ts';
import { originIsSafe, withoutEndSlashes } from '#domain/shared/webAddress.ts';

/** An allowed origin; with segments, only the addresses at their path and below it. */
type Allowed = { readonly origin: string; readonly path: ReadonlyArray<string> };

/**
 * Whether an address is on the allow-list: its whole origin is one of a product, the registration, the transfer site, the
 * developer portal or `allowedRedirectOrigins`, and its path begins with the segments of that entry. In production only https.
 */
export const isAllowed = (settings: Settings, { origin, pathname }: URL): boolean => {
  if (!originIsSafe(origin, settings.production)) return false;
  const path = unambiguousPath(pathname);
  return [...wholeOrigins(settings), ...settings.allowedRedirectOrigins.map(entryOf)].some(
    (allowed) => allowed !== null && allowed.origin === origin && startsWith(path, allowed.path),
  );
};

/** The dotted names of the entries of `allowedRedirectOrigins` that allow no address at all. */
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

/**
 * The segments of the path of a parsed address, without trailing slashes; null for a path that a server could read in
 * another way: each segment, once it is decoded, must have letters, marks, digits and plain signs only, in their
 * normal form, and must not be made of dots.
 */
export const unambiguousPath = (pathname: string): ReadonlyArray<string> | null => {
  const segments = withoutEndSlashes(pathname).split('/').slice(1);
  return segments.every(isUnambiguous) ? segments : null;
};

// Because: some servers decode twice, drop what follows a semicolon or a colon, ignore what is not drawn, or take a
// look-alike for a dot or a slash, and nobody can list all that they do.
const isUnambiguous = (segment: string): boolean => {
  const decoded = orNull(() => decodeURIComponent(segment));
  return (
    decoded !== null &&
    decoded === decoded.normalize('NFKC') &&
    /^[\p{L}\p{M}\p{Nd}._~!'()*,+=@&-]+$/u.test(decoded) &&
    !/^[.\p{M}]+$|\p{DI}/u.test(decoded)
  );
};
