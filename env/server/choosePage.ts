import { parseAccept } from 'hono/utils/accept';
import type { Brand } from '#domain/brand/brand.ts';
import { chooseLocale } from '#domain/locale/chooseLocale.ts';
import { locales } from '#domain/locale/locale.ts';
import { allLocalesCookie, asksForAllLocales, localeCookie } from '#domain/locale/localeCookies.ts';
import { offeredLocales } from '#domain/locale/offeredLocales.ts';
import { languagesOf, requestedUiLocales } from '#domain/navigation/entryQuery.ts';
import { pageFor, type PrerenderIndex } from '#domain/navigation/prerenderedPages.ts';
import type { Settings } from '#domain/settings/settings.ts';

/** Returns the function that finds the value of a request's cookie; null without one. */
const cookiesOf = (headers: Headers): ((name: string) => string | null) => {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  return (name) => pairs.find(([key]) => key === name)?.[1] ?? null;
};

/** Returns the languages of an Accept-Language header, by descending weight. */
export const acceptedLanguages = (header: string): ReadonlyArray<string> =>
  parseAccept(header)
    .filter(({ type, q }) => type !== '*' && q > 0)
    .map(({ type }) => type);

/** A request for a page: its decoded path, its query, and its headers. */
export type PageRequest = { readonly path: string; readonly query: string; readonly headers: Headers };

const preferredLanguages = ({ path, query, headers }: PageRequest): ReadonlyArray<string> => [
  ...languagesOf(requestedUiLocales(path, query)),
  ...acceptedLanguages(headers.get('accept-language') ?? ''),
];

/** Returns the function that selects, for a request for a brand's page, the file of the build. */
export const makeChoosePage = (
  index: PrerenderIndex,
  brand: Brand,
  settings: Settings,
): ((request: PageRequest) => string) => {
  const prerendered = locales.filter((locale) => index.locales.includes(locale));
  const enabled = offeredLocales(settings.locales, prerendered);
  const all = offeredLocales(settings.locales, prerendered, true);
  return (request) => {
    const { path, query, headers } = request;
    const cookie = cookiesOf(headers);
    const asksForAll = asksForAllLocales(query) || cookie(allLocalesCookie.name) === 'true';
    const offered = asksForAll ? all : enabled;
    const stored = cookie(localeCookie.name);
    return pageFor(index, {
      path,
      brand: brand.key,
      // Because: a stored locale that is offered wins, and to match languages takes as long as all the rest.
      locale: offered.find((locale) => locale === stored) ?? chooseLocale(stored, preferredLanguages(request), offered),
      hasSessionCookie: cookie(brand.sessionCookie) !== null,
    });
  };
};
