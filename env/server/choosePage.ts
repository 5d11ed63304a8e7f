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
import type { RoutePath } from '#domain/navigation/routes.ts';
import { hasCoBrands, themeUid } from '#domain/redirect/sites.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { readCookie } from './keptCookies.ts';
import { memoizeText } from './memoizeText.ts';
import { brandShell, type PrerenderIndex } from './prerenderedPages.ts';

/** A request for a page: the screen that its path names, or null, and its query. */
export type PageRequest = { readonly screen: RoutePath | null; readonly query: string; readonly request: Request };

/** The languages of an Accept-Language header, by descending weight. */
const languagesByWeight = memoizeText((header) =>
  parseAccept(header).flatMap(({ type, q }) => (type !== '*' && q > 0 ? type : [])),
);

/** Returns the function that chooses one of the offered locales. Because: a request can name thousands of languages, and Intl takes most of the time, the first hundred count. */
const makeChoice = (offered: ReadonlyArray<Locale>): ((wanted: ReadonlyArray<string>) => Locale) => {
  const choose = memoizeText((wanted) => chooseLocale(wanted.split('\n'), offered));
  return (wanted) => choose(wanted.slice(0, 100).join('\n'));
};

/** Returns the function that selects, for a request for a brand's page, the file of the build. */
export const makeChoosePage = (
  index: PrerenderIndex,
  brand: Brand,
  settings: Settings,
): ((asked: PageRequest) => string) => {
  const screens = new Map(Object.entries(index.screens));
  const [enabled, all] = [makeChoice(enabledLocales(settings.locales)), makeChoice(locales)];
  return ({ screen, query, request: { headers } }) => {
    const cookies = headers.get('cookie') ?? '';
    const read = (name: string): string | null => readCookie(cookies, name);
    const choose = offersAllLocales(query, read(allLocalesCookie.name)) ? all : enabled;
    const asked = [...requestedLanguages(screen, query), ...languagesByWeight(headers.get('accept-language') ?? '')];
    const redirect = hasCoBrands(brand) ? requestedRedirect({ query, scheme: 'https:' }, settings) : null;
    const isCoBranded = redirect !== null && themeUid(brand, redirect) !== null;
    const shell = brandShell(brand.key, choose([...storedLocales(read), ...asked]));
    // Because: the prerendered form would only flash.
    if (isCoBranded || screen === null || read(brand.sessionCookie) !== null) return shell;
    const file = screens.get(screen === '/' ? entryScreenOf(query) : screen);
    return file === undefined ? shell : shell.replace('index.html', file);
  };
};
