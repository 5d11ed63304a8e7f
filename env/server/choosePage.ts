import { parseAccept } from 'hono/utils/accept';
import type { Brand } from '#domain/brand/brand.ts';
import { chooseLocale } from '#domain/locale/chooseLocale.ts';
import { locales } from '#domain/locale/locale.ts';
import { allLocalesCookie, asksForAllLocales, localeCookie } from '#domain/locale/localeCookies.ts';
import { offeredLocales } from '#domain/locale/offeredLocales.ts';
import { languagesOf, requestedUiLocales } from '#domain/navigation/entryQuery.ts';
import { pageFor, type PrerenderIndex } from '#domain/navigation/prerenderedPages.ts';
import type { Settings } from '#domain/settings/settings.ts';

const cookieOf = (headers: Headers, name: string): string | null => {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? null;
};

/** Returns the languages of an Accept-Language header, by descending weight. */
export const acceptedLanguages = (header: string): ReadonlyArray<string> =>
  parseAccept(header)
    .filter(({ type, q }) => type !== '*' && q > 0)
    .map(({ type }) => type);

/** A request for a page: its decoded path, its query, and its headers. */
export type PageRequest = { readonly path: string; readonly query: string; readonly headers: Headers };

/** Returns the function that selects, for a request for a brand's page, the file of the build. */
export const makeChoosePage = (
  index: PrerenderIndex,
  brand: Brand,
  settings: Settings,
): ((request: PageRequest) => string) => {
  const prerendered = locales.filter((locale) => index.locales.includes(locale));
  return ({ path, query, headers }) => {
    const all = asksForAllLocales(query) || cookieOf(headers, allLocalesCookie.name) === 'true';
    const offered = offeredLocales(settings.locales, prerendered, all);
    const accepted = acceptedLanguages(headers.get('accept-language') ?? '');
    const preferred = [...languagesOf(requestedUiLocales(path, query)), ...accepted];
    return pageFor(index, {
      path,
      brand: brand.key,
      locale: chooseLocale(cookieOf(headers, localeCookie.name), preferred, offered),
      hasSessionCookie: cookieOf(headers, brand.sessionCookie) !== null,
    });
  };
};
