import { parseAccept } from 'hono/utils/accept';
import type { Brand } from '#domain/brand/brand.ts';
import { chooseLocale } from '#domain/locale/chooseLocale.ts';
import {
  allLocalesCookie,
  enabledLocales,
  type Locale,
  locales,
  offersAllLocales,
  storedLocales,
} from '#domain/locale/locale.ts';
import { entryScreenOf, requestedLanguages, requestedRedirect } from '#domain/navigation/entryQuery.ts';
import { hasCoBrands, themeUid } from '#domain/redirect/sites.ts';
import { pageFor, type PrerenderIndex } from './prerenderedPages.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { memoizeText } from './memoizeText.ts';

/** The value of a cookie in a Cookie header; null without one. */
const cookieOf = (header: string, name: string): string | null => {
  for (let start = 0; start < header.length;) {
    const end = header.indexOf(';', start);
    const pair = header.slice(start, end < 0 ? undefined : end).trim();
    if (pair.startsWith(name) && pair[name.length] === '=') return pair.slice(name.length + 1);
    start = end < 0 ? header.length : end + 1;
  }
  return null;
};

/** Returns the languages of an Accept-Language header, by descending weight. */
export const acceptedLanguages = (header: string): ReadonlyArray<string> =>
  parseAccept(header)
    .filter(({ type, q }) => type !== '*' && q > 0)
    .map(({ type }) => type);

const languagesByWeight = memoizeText(acceptedLanguages);

/** A request, with what its address names. */
export type ReadRequest = {
  /** The path as it is spelled in the address. */
  readonly spelling: string;
  /** The screen that the path names; null for none. */
  readonly screen: RoutePath | null;
  /** The path as a file is named, see `requestPath`; if it cannot be read, a path of nothing. */
  readonly path: string;
  readonly query: string;
  readonly request: Request;
};

const preferredLanguages = ({ screen, query, request }: ReadRequest): ReadonlyArray<string> => [
  ...requestedLanguages(screen, query),
  ...languagesByWeight(request.headers.get('accept-language') ?? ''),
];

/** A request can name thousands of languages, and Intl takes most of the time of a choice. */
const mostLanguages = 100;

/** Returns the function that chooses one of the offered locales by the first hundred that are wanted; it keeps its choices. */
const makeChoice = (offered: ReadonlyArray<Locale>): ((wanted: ReadonlyArray<string>) => Locale) => {
  const choose = memoizeText((wanted) => chooseLocale(JSON.parse(wanted), offered));
  return (wanted) => choose(JSON.stringify([...new Set(wanted)].slice(0, mostLanguages)));
};

/** Returns the function that selects, for a request for a brand's page, the file of the build. */
export const makeChoosePage = (
  index: PrerenderIndex,
  brand: Brand,
  settings: Settings,
): ((read: ReadRequest) => string) => {
  const enabled = makeChoice(enabledLocales(settings.locales));
  const all = makeChoice(locales);
  return (read) => {
    const { screen, query, request } = read;
    const cookies = request.headers.get('cookie') ?? '';
    const choose = offersAllLocales(query, cookieOf(cookies, allLocalesCookie.name)) ? all : enabled;
    const stored = storedLocales((name) => cookieOf(cookies, name));
    const isCoBranded =
      hasCoBrands(brand) && themeUid(brand, requestedRedirect({ query, scheme: 'https:' }, settings)) !== null;
    return pageFor(index, {
      screen: screen === '/' ? entryScreenOf(query) : screen,
      brand: brand.key,
      locale: choose([...stored, ...preferredLanguages(read)]),
      needsShell: isCoBranded || cookieOf(cookies, brand.sessionCookie) !== null,
    });
  };
};
