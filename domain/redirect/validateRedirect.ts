import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { type AllowList, isAllowed, withoutTrailingSlashes } from './allowList.ts';
import { asQuery, keptQuery, type RedirectFault, type SafeUrl } from './redirect.ts';

/** Normalises a redirect address, which the caller decodes once, and checks it against the allow-list of the brand. */
export const validateRedirect = (
  raw: string,
  pageScheme: Scheme,
  settings: AllowList,
): E.Either<RedirectFault, SafeUrl> =>
  pipe(plainAddress(raw, pageScheme), E.flatMap(parse), E.flatMap(onList(settings)), E.map(normalise));

/** Validates a stored redirect again before leaving, because the storage may have been tampered with. */
export const revalidateRedirect = (stored: string, settings: AllowList): E.Either<RedirectFault, SafeUrl> =>
  validateRedirect(stored, 'https:', settings);

const parse = (address: string): E.Either<RedirectFault, URL> =>
  URL.canParse(address) ? E.right(new URL(address)) : E.left({ _tag: 'Malformed' });

const onList =
  (settings: AllowList) =>
  (url: URL): E.Either<RedirectFault, URL> => {
    if (settings.production && url.protocol !== 'https:') return E.left({ _tag: 'SchemeRefused' });
    return isAllowed(settings, url) ? E.right(url) : E.left({ _tag: 'OriginNotListed' });
  };

const normalise = ({ origin, pathname, searchParams }: URL): SafeUrl =>
  unsafeNominal<'SafeUrl'>(origin + withoutTrailingSlashes(pathname) + asQuery(keptQuery(searchParams)));

/** The scheme of a web address. */
export type Scheme = 'http:' | 'https:';

// Because: parsers drop or replace these characters, so that browsers and servers would read different addresses.
const unfit = /[\u0000-\u001f\u007f-\u009f\\]/;
const schemeOf = /^([a-z][a-z0-9+.-]*):/i;
const startsWithHost = /^[^/?#:@]+(?::\d+)?(?:[/?#]|$)/;
const plainAuthority = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/i;

/** An address that every parser reads alike, or the reason for its refusal; an address without a scheme gets the page's. */
export const plainAddress = (raw: string, pageScheme: Scheme): E.Either<RedirectFault, string> => {
  if (unfit.test(raw)) return E.left({ _tag: 'Malformed' });
  const address = withScheme(raw, pageScheme);
  const scheme = schemeOf.exec(address)?.[1]?.toLowerCase();
  if (scheme === undefined) return E.left({ _tag: 'Malformed' });
  if (scheme !== 'http' && scheme !== 'https') return E.left({ _tag: 'SchemeRefused' });
  return plainlyWritten(address, address.slice(scheme.length + 1));
};

const withScheme = (raw: string, pageScheme: Scheme): string => {
  if (raw.startsWith('//')) return pageScheme + raw;
  return startsWithHost.test(raw) ? `${pageScheme}//${raw}` : raw;
};

const plainlyWritten = (address: string, afterScheme: string): E.Either<RedirectFault, string> => {
  if (!afterScheme.startsWith('//')) return E.left({ _tag: 'Malformed' });
  const authority = afterScheme.slice(2).split(/[/?#]/, 1)[0] ?? '';
  if (authority.includes('@')) return E.left({ _tag: 'CredentialsInAddress' });
  return plainAuthority.test(authority) ? E.right(address) : E.left({ _tag: 'Malformed' });
};
