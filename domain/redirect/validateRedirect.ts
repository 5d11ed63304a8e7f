import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { isAllowed, type AllowList } from './allowList.ts';
import { asQuery, keptQuery } from './keptQuery.ts';
import type { RedirectFault, SafeUrl } from './redirect.ts';
import { plainAddress, type Scheme } from './plainAddress.ts';
import { withoutTrailingSlashes } from './unambiguousPath.ts';

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
