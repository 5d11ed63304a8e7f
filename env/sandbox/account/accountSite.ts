import { Hono, type Context } from 'hono';
import type { Brand } from '#domain/brand/brand.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { pageFile, printedIndex } from './printedIndex.ts';
import { staticFile } from './staticFile.ts';

export type AccountSiteParts = {
  /** The folder of the production build. */
  readonly dist: string;
  readonly brand: Brand;
  /** The configuration as it is served. */
  readonly config: () => string;
};

const notFound = (c: Context): Response => c.text('Not found', 404, { 'cache-control': 'no-store' });

// Because: an address with a file name in it is asked for by a page, any other by a person.
const namesFile = (path: string): boolean =>
  path.startsWith('/assets/') || /\.[^/]*$/.test(path) || path.includes('/.');

// Because: the rules of web servers and the printed pages lie in the build, and nobody asks for them by their own address.
const isForServers = (path: string): boolean => /^\/(?:hosting|printed)\//.test(path);

const withoutTag = ({ url, headers }: Request): Request => {
  const asked = new Headers(headers);
  asked.delete('if-none-match');
  return new Request(url, { headers: asked });
};

// Because: what a cache keeps for one visitor is not what the next one, with other cookies or languages, must get.
const chosen = (page: Response, status: number): Response => {
  const headers = new Headers(page.headers);
  headers.set('vary', 'Cookie, Accept-Language, Accept-Encoding');
  return new Response(page.body, { status, headers });
};

const pageAt = async (c: Context, dist: string, file: string): Promise<Response> => {
  const known = routeOf(c.req.path) !== null;
  const page = await staticFile(dist, `/${file}`, known ? c.req.raw : withoutTag(c.req.raw));
  if (page === null) return notFound(c);
  // Because: the app itself says "Page not found" there, in the brand's look and the person's language.
  return chosen(page, known ? page.status : 404);
};

/** The configuration and the addresses browsers know by heart; the same whether the app is built or being worked on. */
export const makeWellKnown = (config: () => string): Hono =>
  new Hono()
    .get('/env/config.json', (c) =>
      c.body(config(), 200, {
        'cache-control': 'no-cache',
        'content-type': 'application/json; charset=utf-8',
      }),
    )
    .get('/.well-known/change-password', (c) => c.redirect('/change-password', 302))
    .all('/.well-known/*', notFound);

/** The production build under one brand's host. */
export const makeAccountSite = ({ dist, brand, config }: AccountSiteParts): Hono => {
  const printed = printedIndex(dist);
  return new Hono()
    .route('/', makeWellKnown(config))
    .get('*', async (c) => {
      if (!namesFile(c.req.path))
        return pageAt(c, dist, printed === null ? 'index.html' : pageFile(printed, brand, c.req.raw));
      if (isForServers(c.req.path)) return notFound(c);
      return (await staticFile(dist, c.req.path, c.req.raw)) ?? notFound(c);
    })
    .post('*', (c) => {
      // Because: a form pressed before its script was there comes here; the person gets it back, and nothing is kept.
      if (routeOf(c.req.path) === null) return notFound(c);
      return c.redirect(c.req.path + new URL(c.req.url).search, 303);
    })
    .all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD, POST' }));
};
