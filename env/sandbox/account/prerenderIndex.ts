import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAccept } from 'hono/utils/accept';
import type { Brand } from '#domain/brand/brand.ts';
import { chooseLocale } from '#domain/locale/chooseLocale.ts';
import { locales } from '#domain/locale/locale.ts';
import { pageFor, type PrerenderIndex } from '#domain/navigation/prerenderedPages.ts';

/** Reads the prerender index of the build in a folder; null if there is no build or no prerendered page. */
export const readPrerenderIndex = (dist: string): PrerenderIndex | null => {
  const file = join(dist, 'prerendered', 'index.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

const cookieOf = (request: Request, name: string): string | null => {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? null;
};

/** Returns the languages of an Accept-Language header, by descending weight. */
export const acceptedLanguages = (header: string): ReadonlyArray<string> =>
  parseAccept(header)
    .filter(({ type, q }) => type !== '*' && q > 0)
    .map(({ type }) => type);

/** Returns the file of the build that answers a request for a brand's page. */
export const pageFile = (index: PrerenderIndex, brand: Brand, request: Request): string => {
  const prerendered = locales.filter((locale) => index.locales.includes(locale));
  const accepted = acceptedLanguages(request.headers.get('accept-language') ?? '');
  return pageFor(index, {
    path: new URL(request.url).pathname,
    brand: brand.key,
    locale: chooseLocale(cookieOf(request, index.localeCookie), accepted, prerendered),
    hasSessionCookie: cookieOf(request, brand.sessionCookie) !== null,
  });
};
