import { entryScreens } from '#domain/navigation/entryQuery.ts';
import { publicOrigin } from '#domain/settings/settings.ts';
import { type HeaderRecord, ofPage, unlisted, unstored } from './answer.ts';
import type { Assets } from './assets.ts';
import { makeChoosePage, type PageRequest } from './choosePage.ts';
import type { ServerConfig } from './config.ts';
import { chooseEncoding, encodings, type EncodedText, encodeText } from './encodedText.ts';
import { makeKeptCookies } from './keptCookies.ts';
import { withOrigin } from './prerenderedPages.ts';

/** Whether search engines may show a page: a screen that a visit begins with, without a query, which has a partner's request. */
const isListed = ({ screen, query }: PageRequest): boolean =>
  query === '' && (screen === '/' || entryScreens.some((entry) => entry === screen));

/** Whether a client already has the answer with this ETag, by its If-None-Match header (RFC 9110, weak comparison). */
const isUnchanged = ({ headers }: Request, etag: string): boolean => {
  const known = headers.get('if-none-match');
  return known?.split(',').some((one) => [etag, '*'].includes(one.trim().replace(/^W\//, ''))) === true;
};

/** Returns the function that answers a request with a brand's page, with status 404 for an unknown path. Each is encoded once, and then answered at once. */
export const makePages = (
  assets: Assets,
  { brand, settings }: ServerConfig['sites'][number],
  common: HeaderRecord,
): ((asked: PageRequest) => Response | Promise<Response>) => {
  const choosePage = makeChoosePage(assets.index, brand, settings);
  const keptCookies = makeKeptCookies(brand, settings);
  const made = new Map<string, EncodedText>();
  const respond = ({ screen, request }: PageRequest, page: EncodedText): Response => {
    const headers = { ...page.headers, ...keptCookies(request) };
    const status = screen === null ? 404 : isUnchanged(request, page.headers.etag) ? 304 : 200;
    return new Response(status === 304 || request.method === 'HEAD' ? null : page.body, { status, headers });
  };
  return (asked) => {
    const [file, encoding] = [choosePage(asked), chooseEncoding(asked.request, encodings)];
    const listing = isListed(asked) ? {} : unlisted;
    const key = `${file} ${encoding} ${listing === unlisted}`;
    const known = made.get(key);
    if (known !== undefined) return respond(asked, known);
    return assets.readPage(file).then(async (html) => {
      if (html === null)
        return new Response('Not found\n', { status: 404, headers: { ...common, ...unstored, ...unlisted } });
      const text = withOrigin(html, publicOrigin(settings));
      const page = await encodeText(assets, { text, encoding, own: { ...common, ...listing, ...ofPage } });
      made.set(key, page);
      return respond(asked, page);
    });
  };
};
