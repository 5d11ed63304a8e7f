import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { mint } from '#domain/shared/nominal.ts';
import { allowedOrigins, type AllowList } from './allowedOrigins.ts';
import { keptQuery } from './keptQuery.ts';
import type { RedirectFault, SafeUrl } from './redirect.ts';
import { plainAddress, type Scheme } from './plainAddress.ts';

/** Admits a redirect address, decoded once by the caller: normalised, and its whole origin on the allow-list. */
export const admitRedirect = (raw: string, pageScheme: Scheme, settings: AllowList): E.Either<RedirectFault, SafeUrl> =>
  pipe(plainAddress(raw, pageScheme), E.flatMap(parse), E.flatMap(onList(settings)), E.map(normalise));

/** Admits an address again at the moment of leaving: what was stored since may have been tampered with. */
export const readmit = (stored: string, settings: AllowList): E.Either<RedirectFault, SafeUrl> =>
  admitRedirect(stored, 'https:', settings);

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
  mint<'SafeUrl'>(origin + withoutTrailingSlashes(pathname) + keptQuery(searchParams));

// Because: all of them go, so that admitting twice is admitting once; and no expression that backtracks on long paths.
const withoutTrailingSlashes = (path: string): string => {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};
