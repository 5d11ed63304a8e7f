import { routeOf } from '#domain/navigation/routes.ts';
import type { Answer } from './answer.ts';
import type { Encoding } from './assets.ts';
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

const encodings: ReadonlyArray<Encoding> = ['br', 'gzip'];

const respond = (answer: Answer, { path, request }: ReadRequest, page: PageBody | null): Response | null => {
  if (page === null) return null;
  const { body, etag, headers } = page;
  // Because: the app itself shows "Page not found", in the brand's theme and the person's language.
  if (routeOf(path) === null) return answer(404, body, headers);
  return isUnchanged(request, etag) ? answer(304, null, headers) : answer(200, body, headers);
};

/** Answers with the brand's page for a request; null if the build has none. An unknown path gets the page with status 404. */
export const pageAnswer = (
  { answer, choosePage, pageBodies }: PageParts,
  read: ReadRequest,
): Response | null | Promise<Response | null> => {
  const { path, query, request } = read;
  const { headers } = request;
  const encoding = chooseEncoding(headers.get('accept-encoding') ?? '', encodings);
  const page = pageBodies(choosePage({ path, query, headers }), encoding);
  return page instanceof Promise ? page.then((found) => respond(answer, read, found)) : respond(answer, read, page);
};
