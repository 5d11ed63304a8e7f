import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAccept } from 'hono/utils/accept';
import type { Brand } from '#domain/brand/brand.ts';
import { chooseLocale } from '#domain/locale/chooseLocale.ts';
import { locales } from '#domain/locale/locale.ts';
import { languagesOf, requestedUiLocales } from '#domain/navigation/entryQuery.ts';
import { pageFor, type PrerenderIndex } from '#domain/navigation/prerenderedPages.ts';

/** Reads the prerender index of the build in a folder; null if there is no build or no prerendered page. */
export const readPrerenderIndex = (dist: string): PrerenderIndex | null => {
  const file = join(dist, 'prerendered', 'index.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

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

/** Returns the file of the build that answers a request for a brand's page. */
export const pageFile = (index: PrerenderIndex, brand: Brand, { path, query, headers }: PageRequest): string => {
  const prerendered = locales.filter((locale) => index.locales.includes(locale));
  const accepted = acceptedLanguages(headers.get('accept-language') ?? '');
  const preferred = [...languagesOf(requestedUiLocales(path, query)), ...accepted];
  return pageFor(index, {
    path,
    brand: brand.key,
    locale: chooseLocale(cookieOf(headers, index.localeCookie), preferred, prerendered),
    hasSessionCookie: cookieOf(headers, brand.sessionCookie) !== null,
  });
};
