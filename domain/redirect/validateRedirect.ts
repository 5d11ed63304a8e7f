import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { allowedOrigins, type AllowList } from './allowedOrigins.ts';
import { keptQuery } from './keptQuery.ts';
import type { RedirectFault, SafeUrl } from './redirect.ts';
import { plainAddress, type Scheme } from './plainAddress.ts';

/** Normalises a redirect address, which the caller decodes once, and checks its whole origin against the allow-list. */
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
    if (url.username !== '' || url.password !== '') return E.left({ _tag: 'CredentialsInAddress' });
    return allowedOrigins(settings).has(url.origin) ? E.right(url) : E.left({ _tag: 'OriginNotListed' });
  };

const normalise = ({ origin, pathname, searchParams }: URL): SafeUrl =>
  unsafeNominal<'SafeUrl'>(origin + withoutTrailingSlashes(pathname) + keptQuery(searchParams));

// Because: removing every slash makes a second validation a no-op, and a regular expression would backtrack on long paths.
const withoutTrailingSlashes = (path: string): string => {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};
