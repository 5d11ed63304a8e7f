import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '#domain/brand/brand.ts';
import { chooseLocale } from '#domain/locale/chooseLocale.ts';
import { locales } from '#domain/locale/locale.ts';
import { pageFor, type PrintedIndex } from '#domain/navigation/printedPages.ts';

/** What the build in this folder says of its printed pages; null where there is no build, or none were printed. */
export const printedIndex = (dist: string): PrintedIndex | null => {
  const file = join(dist, 'printed', 'index.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

const cookieOf = (request: Request, name: string): string | null => {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? null;
};

const weightOf = (parameters: ReadonlyArray<string>): number =>
  Number(parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find((found) => found !== undefined) ?? 1);

/** The languages a request asks for, most wanted first. */
export const acceptedLanguages = (header: string): ReadonlyArray<string> =>
  header
    .split(',')
    .map((part) => part.split(';'))
    .map(([tag = '', ...parameters]) => ({ tag: tag.trim(), weight: weightOf(parameters) }))
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);

/** The file of the build that answers a request for a page of a brand. */
export const pageFile = (index: PrintedIndex, brand: Brand, request: Request): string => {
  const printed = locales.filter((locale) => index.locales.includes(locale));
  const accepted = acceptedLanguages(request.headers.get('accept-language') ?? '');
  return pageFor(index, {
    path: new URL(request.url).pathname,
    brand: brand.key,
    locale: chooseLocale(cookieOf(request, index.localeCookie), accepted, printed),
    hasSessionCookie: cookieOf(request, brand.sessionCookie) !== null,
  });
};
