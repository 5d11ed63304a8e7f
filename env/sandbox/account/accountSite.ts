import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import type { Brand } from '#domain/brand/brand.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { securityTxtPath } from '#domain/settings/securityTxt.ts';
import { withHeaders } from '#env/sandbox/gateway/site.ts';
import { pageFile, readPrerenderIndex } from './prerenderIndex.ts';
import { listPublicFiles } from './publicFiles.ts';
import { requestPath } from './requestPath.ts';
import { sitePage } from './sitePage.ts';
import { staticFile } from './staticFile.ts';

/** The texts that an account site serves besides the build. */
export type SiteTexts = {
  /** The configuration. */
  readonly config: () => string;
  /** How to report a problem; null without a contact. */
  readonly securityTxt: () => string | null;
};

/** What the account site of one brand is made of. */
export type AccountSiteParts = {
  /** The folder of the production build. */
  readonly dist: string;
  readonly brand: Brand;
  /** The public address of the site. */
  readonly origin: string;
  readonly texts: SiteTexts;
};

const notFound = (c: Context): Response => c.text('Not found', 404, { 'cache-control': 'no-store' });

// Because: a page requests addresses with a file name, a person all others.
const hasFileName = (path: string): boolean =>
  path.startsWith('/assets/') || path.slice(path.lastIndexOf('/')).includes('.') || path.includes('/.');

const withoutEtag = ({ url, headers }: Request): Request => {
  const remaining = new Headers(headers);
  remaining.delete('if-none-match');
  return new Request(url, { headers: remaining });
};

// Because: a visitor with other cookies or languages gets another page, so caches must not share it.
const pageVary = [['vary', 'Cookie, Accept-Language, Accept-Encoding']] as const;

const pageResponse = (c: Context, origin: string, { path, file }: { path: string; file: string }): Response => {
  const isRoute = routeOf(path) !== null;
  const page = sitePage(file, origin, isRoute ? c.req.raw : withoutEtag(c.req.raw));
  if (page === null) return notFound(c);
  // Because: the app itself shows "Page not found", in the brand's theme and the person's language.
  return withHeaders(isRoute ? page : new Response(page.body, { status: 404, headers: page.headers }), pageVary);
};

/** Serves the configuration and the well-known addresses, both for the build and for the dev server. */
export const makeWellKnown = ({ config, securityTxt }: SiteTexts): Hono =>
  new Hono()
    .get('/env/config.json', (c) =>
      c.body(config(), 200, {
        'cache-control': 'no-cache',
        'content-type': 'application/json; charset=utf-8',
      }),
    )
    .get('/.well-known/change-password', (c) => c.redirect('/change-password', 302))
    .get(securityTxtPath, (c) => {
      const text = securityTxt();
      return text === null ? notFound(c) : c.text(text, 200, { 'cache-control': 'no-cache' });
    })
    .all('/.well-known/*', notFound);

/** Serves the production build on one brand's host: its pages, and the files that a web server may serve too. */
export const makeAccountSite = ({ dist, brand, origin, texts }: AccountSiteParts): Hono => {
  const prerenderIndex = readPrerenderIndex(dist);
  const publicFiles = listPublicFiles(dist);
  const pageAt = (path: string, request: Request): string =>
    join(
      dist,
      prerenderIndex === null
        ? 'index.html'
        : pageFile(prerenderIndex, brand, { path, query: new URL(request.url).search, headers: request.headers }),
    );
  return new Hono()
    .route('/', makeWellKnown(texts))
    .get('*', async (c) => {
      const path = requestPath(c.req.raw);
      if (path === null) return notFound(c);
      if (!hasFileName(path)) return pageResponse(c, origin, { path, file: pageAt(path, c.req.raw) });
      // Because: only a listed name reaches the disk, which may read other spellings as the same name.
      return publicFiles.has(path) ? ((await staticFile(dist, path, c.req.raw)) ?? notFound(c)) : notFound(c);
    })
    .post('*', (c) => {
      const path = requestPath(c.req.raw);
      // Because: a form that is submitted before its script has loaded posts here; the page is shown again, nothing is stored.
      if (path === null || routeOf(path) === null) return notFound(c);
      return c.redirect(path + new URL(c.req.url).search, 303);
    })
    .all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD, POST' }));
};
