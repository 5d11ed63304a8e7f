import { Hono, type Context } from 'hono';
import { routeOf } from '#domain/navigation/routes.ts';
import { configText } from './configFile.ts';
import { staticFile } from './staticFile.ts';

export type AccountSiteParts = {
  /** The folder of the production build. */
  readonly dist: string;
  readonly port: () => number;
};

const notFound = (c: Context): Response => c.text('Not found', 404, { 'cache-control': 'no-store' });

// Because: an address with a file name in it is asked for by a page, any other by a person.
const namesFile = (path: string): boolean =>
  path.startsWith('/assets/') || /\.[^/]*$/.test(path) || path.includes('/.');

const withoutTag = ({ url, headers }: Request): Request => {
  const asked = new Headers(headers);
  asked.delete('if-none-match');
  return new Request(url, { headers: asked });
};

const shell = async (c: Context, dist: string): Promise<Response> => {
  const known = routeOf(c.req.path) !== null;
  const page = await staticFile(dist, '/index.html', known ? c.req.raw : withoutTag(c.req.raw));
  if (page === null) return notFound(c);
  // Because: the app itself says "Page not found" there, in the brand's look and the person's language.
  return known ? page : new Response(page.body, { status: 404, headers: page.headers });
};

/** The configuration and the addresses browsers know by heart; the same whether the app is built or being worked on. */
export const makeWellKnown = (port: () => number): Hono =>
  new Hono()
    .get('/env/config.json', (c) =>
      c.body(configText(port()), 200, {
        'cache-control': 'no-cache',
        'content-type': 'application/json; charset=utf-8',
      }),
    )
    .get('/.well-known/change-password', (c) => c.redirect('/change-password', 302))
    .all('/.well-known/*', notFound);

/** The production build under one brand's host. */
export const makeAccountSite = ({ dist, port }: AccountSiteParts): Hono =>
  new Hono()
    .route('/', makeWellKnown(port))
    .get('*', async (c) => {
      if (!namesFile(c.req.path)) return shell(c, dist);
      return (await staticFile(dist, c.req.path, c.req.raw)) ?? notFound(c);
    })
    .post('*', (c) => {
      // Because: a form pressed before its script was there comes here; the person gets it back, and nothing is kept.
      if (routeOf(c.req.path) === null) return notFound(c);
      return c.redirect(c.req.path + new URL(c.req.url).search, 303);
    })
    .all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD, POST' }));
