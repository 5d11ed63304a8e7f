import { routeOf } from '#domain/navigation/routes.ts';
import type { Answer, OwnHeaders } from './answer.ts';
import type { Encoding } from './assets.ts';
import { pageVary, revalidateCache } from './cacheHeaders.ts';
import { chooseEncoding } from './chooseEncoding.ts';
import type { PageRequest } from './choosePage.ts';
import { isUnchanged } from './isUnchanged.ts';
import type { PageBodies, PageBody } from './pageBodies.ts';

/** How a brand answers with a page. */
export type PageParts = {
  readonly answer: Answer;
  readonly choosePage: (request: PageRequest) => string;
  readonly pageBodies: PageBodies;
};

/** A request, with the path and the query that it names. */
export type ReadRequest = { readonly path: string; readonly query: string; readonly request: Request };

/** Answers with the brand's page for a request; null if the build has none. An unknown path gets the page with status 404. */
export const pageAnswer = (
  { answer, choosePage, pageBodies }: PageParts,
  { path, query, request }: ReadRequest,
): Response | null | Promise<Response | null> => {
  const { headers } = request;
  const encoding = chooseEncoding(headers.get('accept-encoding') ?? '', ['br', 'gzip']);
  const respond = (page: PageBody | null): Response | null => {
    if (page === null) return null;
    const own = pageHeaders(page, encoding);
    // Because: the app itself shows "Page not found", in the brand's theme and the person's language.
    if (routeOf(path) === null) return answer(404, page.body, own);
    return isUnchanged(request, page.etag) ? answer(304, null, own) : answer(200, page.body, own);
  };
  const page = pageBodies(choosePage({ path, query, headers }), encoding);
  return page instanceof Promise ? page.then(respond) : respond(page);
};

const pageHeaders = ({ etag }: PageBody, encoding: Encoding | null): OwnHeaders => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': revalidateCache,
  vary: pageVary,
  etag,
  ...(encoding === null ? {} : { 'content-encoding': encoding }),
});
