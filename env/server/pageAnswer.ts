import type { Encoding } from './assets.ts';
import type { Body } from './body.ts';
import { chooseEncoding } from './chooseEncoding.ts';
import type { ReadRequest } from './choosePage.ts';
import { isUnchanged } from './isUnchanged.ts';
import { memoizeText } from './memoizeText.ts';
import type { PageBodies } from './pageBodies.ts';

/** How a brand answers with a page. */
export type PageParts = {
  readonly choosePage: (read: ReadRequest) => string;
  readonly pageBodies: PageBodies;
};

const encodings: ReadonlyArray<Encoding> = ['br', 'gzip'];
const pageEncoding = memoizeText((accepted) => chooseEncoding(accepted, encodings));

const respond = ({ screen, request }: ReadRequest, page: Body | null): Response | null => {
  if (page === null) return null;
  const { body, etag, options } = page;
  if (screen === null) return new Response(body, options[404]);
  return isUnchanged(request, etag) ? new Response(null, options[304]) : new Response(body, options[200]);
};

/** Answers with the brand's page for a request; null if the build has none. An unknown path gets the page with status 404. */
export const pageAnswer = (
  { choosePage, pageBodies }: PageParts,
  read: ReadRequest,
): Response | null | Promise<Response | null> => {
  const encoding = pageEncoding(read.request.headers.get('accept-encoding') ?? '');
  const page = pageBodies(choosePage(read), encoding);
  return page instanceof Promise ? page.then((found) => respond(read, found)) : respond(read, page);
};
