import { parseAccept } from 'hono/utils/accept';
import type { Brand } from '#domain/brand/brand.ts';
import { chooseLocale } from '#domain/locale/chooseLocale.ts';
import { allLocalesCookie, enabledLocales, locales, offersAllLocales, storedLocales } from '#domain/locale/locale.ts';
import {
  entryScreenAt,
  entryScreens,
  promptNoneAnswer,
  requestedLanguages,
  requestedRedirect,
} from '#domain/navigation/entryQuery.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { hasCoBrands, themeUid } from '#domain/redirect/sites.ts';
import { publicOrigin, type Settings } from '#domain/settings/settings.ts';
import { faultAnswer, type HeaderRecord, ofPage, unlisted } from './answer.ts';
import { type Assets, chooseEncoding, type EncodedText, encodeText, memoizeText } from './assets.ts';
import type { Site } from './config.ts';
import { makeKeptCookies, readCookie } from './keptCookies.ts';
import { pageFile, withOrigin } from '#env/shared/prerenderedPages.ts';

/** A request for a page: the screen that its path names, or null, and its query. */
type PageRequest = { readonly screen: RoutePath | null; readonly query: string; readonly request: Request };

/** The languages of an Accept-Language header, by descending weight. */
const languagesByWeight = memoizeText((header) =>
  parseAccept(header).flatMap(({ type, q }) => (type !== '*' && q > 0 ? type : [])),
);

const makeChoice = (offered: ReturnType<typeof enabledLocales>) =>
  memoizeText((wanted) => chooseLocale(wanted.split('\n'), offered));

/** Returns the function that selects, for a request for a brand's page, the file of the build. */
const makeChoosePage = (brand: Brand, settings: Settings) => {
  const [enabled, all] = [makeChoice(enabledLocales(settings.locales)), makeChoice(locales)];
  return ({ screen, query, request: { headers } }: PageRequest): string => {
    const cookies = headers.get('cookie') ?? '';
    const read = (name: string): string | null => readCookie(cookies, name);
    const choose = offersAllLocales(query, read(allLocalesCookie.name)) ? all : enabled;
    const asked = [...requestedLanguages(screen, query), ...languagesByWeight(headers.get('accept-language') ?? '')];
    const page = { path: screen, query, scheme: 'https:' } as const;
    const redirect = hasCoBrands(brand) ? requestedRedirect(page, settings) : null;
    const isCoBranded = redirect !== null && themeUid(brand, redirect) !== null;
    // Because: a request can name thousands of languages, and Intl takes most of the time, the first hundred count.
    const wanted = [...storedLocales(read), ...asked].slice(0, 100);
    const isReturned = promptNoneAnswer({ brand, settings }, page) !== null;
    // Because: the prerendered form would only flash.
    const isShell = isCoBranded || isReturned || screen === null || read(brand.sessionCookie) !== null;
    return pageFile(brand.key, choose(wanted.join('\n')), isShell ? null : entryScreenAt(screen, query));
  };
};

/** Whether search engines may show a page: a screen that a visit begins with, without a query, which has a partner's request. */
const isListed = ({ screen, query }: PageRequest): boolean =>
  query === '' && (screen === '/' || entryScreens.some((entry) => entry === screen));

/** Allows other sites of the parent domain to prerender, with its cookies, a page that partners link to. */
const loadingMode = ({ screen }: PageRequest): HeaderRecord =>
  ['/', '/signin', '/signup'].includes(String(screen)) ? { 'supports-loading-mode': 'credentialed-prerender' } : {};

/** Whether a client already has the answer with this ETag, by its If-None-Match header (RFC 9110, weak comparison). */
const isUnchanged = ({ headers }: Request, etag: string): boolean => {
  const known = headers.get('if-none-match');
  return known?.split(',').some((one) => [etag, '*'].includes(one.trim().replace(/^W\//, ''))) === true;
};

/** Returns the function that answers with a brand's page, with status 404 for an unknown path. Each is encoded once, then answered at once. */
export const makePages = (assets: Assets, { brand, settings }: Site, common: HeaderRecord) => {
  const choosePage = makeChoosePage(brand, settings);
  const keptCookies = makeKeptCookies(brand, settings);
  const made = new Map<string, EncodedText>();
  const respond = ({ screen, request }: PageRequest, page: EncodedText): Response => {
    const headers = { ...page.headers, ...keptCookies(request) };
    const status = screen === null ? 404 : isUnchanged(request, page.headers.etag) ? 304 : 200;
    return new Response(status === 304 || request.method === 'HEAD' ? null : page.body, { status, headers });
  };
  return (asked: PageRequest): Response | Promise<Response> => {
    const [file, encoding] = [choosePage(asked), chooseEncoding(asked.request)];
    const own = { ...loadingMode(asked), ...(isListed(asked) ? {} : unlisted) };
    const key = JSON.stringify([file, encoding, own]);
    const known = made.get(key);
    if (known !== undefined) return respond(asked, known);
    return assets.readPage(file).then(async (html) => {
      if (html === null) return faultAnswer(404, 'Not found');
      const text = withOrigin(html, publicOrigin(settings));
      const page = await encodeText(assets, { text, encoding, own: { ...common, ...own, ...ofPage } });
      made.set(key, page);
      return respond(asked, page);
    });
  };
};
