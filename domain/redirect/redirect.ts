import type { Settings } from '#domain/settings/settings.ts';
import { type Nominal, unsafeNominal } from '#domain/shared/nominal.ts';
import { orNull } from '#domain/shared/parsing.ts';
import { originIsSafe, parseUrl, queryValue, withoutEndSlashes } from '#domain/shared/webAddress.ts';

/** A normalised address on the allow-list. Only `validateRedirect` makes one. */
export type SafeUrl = Nominal<'SafeUrl'>;

/** A complete address of another site, to which the browser can be sent. */
export type ExternalUrl = Nominal<'ExternalUrl'>;

/** A validated address as a destination, without an auth code. */
export const toExternalUrl = (address: SafeUrl): ExternalUrl => unsafeNominal<'ExternalUrl'>(address);

/** The scheme of a web address. */
export type Scheme = 'http:' | 'https:';

/**
 * The normalised redirect address. Null for none, and for one that is not on the allow-list of the brand. The caller has decoded the
 * address once. A stored address is validated again before leaving, because the storage may have been tampered with.
 */
export const validateRedirect = (raw: string | null, pageScheme: Scheme, settings: Settings): SafeUrl | null => {
  const address = raw === null ? null : plainAddress(raw, pageScheme);
  const url = address === null ? null : parseUrl(address);
  return url !== null && isAllowed(settings, url) ? normalised(url) : null;
};

const normalised = ({ origin, pathname, searchParams }: URL): SafeUrl =>
  unsafeNominal<'SafeUrl'>(origin + withoutEndSlashes(pathname) + asQuery(keptQuery(searchParams)));

// Because: parsers drop or replace these characters, so a browser and a server could read different addresses.
const unfit = /[\u0000-\u001f\u007f-\u009f\\]/;
const startsWithHost = /^[^/?#:@]+(?::\d+)?(?:[/?#]|$)/;
const plainBeginning = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?(?:[/?#]|$)/i;

/** A web address that every parser reads in the same way; null for any other text. An address without a scheme gets the page's. */
export const plainAddress = (raw: string, pageScheme: Scheme): string | null => {
  const address = withScheme(raw, pageScheme);
  return !unfit.test(raw) && plainBeginning.test(address) ? address : null;
};

const withScheme = (raw: string, pageScheme: Scheme): string => {
  if (raw.startsWith('//')) return pageScheme + raw;
  return startsWithHost.test(raw) ? `${pageScheme}//${raw}` : raw;
};

/** A tracking parameter that a redirect keeps. */
export type KeptParam = '_dfxid' | '_clientagentid';

/** The tracking parameters that a redirect keeps, in the order they are written. */
export const keptParams: ReadonlyArray<KeptParam> = ['_dfxid', '_clientagentid'];

/** The tracking parameters of a query, and no others. */
export const keptQuery = (query: URLSearchParams): URLSearchParams => {
  const kept = new URLSearchParams();
  for (const name of keptParams) {
    const value = queryValue(query, name);
    if (value !== null) kept.append(name, value);
  }
  return kept;
};

/** Parameters as a query. A space becomes %20, because not every server reads a plus as a space. */
export const asQuery = (query: URLSearchParams): string => {
  const written = query.toString().replaceAll('+', '%20');
  return written === '' ? '' : `?${written}`;
};

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
