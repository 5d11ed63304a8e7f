import type { Settings } from '#domain/settings/settings.ts';
import { type Nominal, unsafeNominal } from '#domain/shared/nominal.ts';
import { parseUrl, queryValue, withoutEndSlashes } from '#domain/shared/webAddress.ts';
import { isAllowed } from './allowList.ts';

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
