import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { getMimeType } from 'hono/utils/mime';
import { brandOfHost, resolveBrand } from '#domain/brand/resolveBrand.ts';
import { routeOf, type RoutePath } from '#domain/navigation/routes.ts';
import { brandHosts } from '#domain/settings/appContext.ts';
import { orNull } from '#domain/shared/parsing.ts';
import { faultHeaders, type HeaderRecord, immutable, revalidated, unlisted, unstored } from './answer.ts';
import {
  type Assets,
  chooseEncoding,
  encodeText,
  encodingHeaders,
  encodings,
  isAssetPath,
  memoizeText,
} from './assets.ts';
import type { ServerConfig, Site } from './config.ts';
import { makePages } from './pages.ts';
import { brandHeaders } from './policies/securityPolicy.ts';
import { securityTxt } from './policies/securityTxt.ts';

/** Answers a request; at once, if everything that it needs is in memory. */
export type Handler = (request: Request) => Response | Promise<Response>;

/** What the address of a request names: a screen, or a path as a file is named. */
type Named = { readonly screen: RoutePath | null; readonly path: string; readonly url: URL };
type Env = { readonly Bindings: Named };

/** The addresses beside screens and files. A load balancer asks `/healthz` whether the server works. */
export const textPaths = '/healthz /env/config.json /.well-known/change-password /.well-known/security.txt'.split(' ');

const sendFile = async ({ files, readFile }: Assets, c: Context<Env>): Promise<Response> => {
  const { path } = c.env;
  const file = files.get(path);
  const encoding = chooseEncoding(c.req.raw, file?.encodings ?? []);
  const content = file === undefined ? null : await readFile(path, encoding);
  if (file === undefined || content === null) return c.notFound();
  const type = getMimeType(path) ?? 'application/octet-stream';
  const own = { 'content-type': type, ...encodingHeaders(file.version, encoding) };
  // Because: Cloudflare encodes by the header what is not `manual`; other platforms do not know the word.
  const options = { headers: { ...(isAssetPath(path) ? immutable : revalidated), ...own }, encodeBody: 'manual' };
  return new Response(content, options);
};

/** Whether a path is not that of a page: by the name of a file. A dot at the end of a sentence makes none. */
const namesFile = (path: string): boolean =>
  isAssetPath(path) || textPaths.includes(path) || /\.[^/.]+$|\/\.(?!\.)/.test(path);

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** What the site of a brand is made of besides its build: the text of the configuration, and the time. */
type Parts = Site & { readonly text: string; readonly now: () => number };

const makeRoutes = (assets: Assets, { settings, text, now }: Parts, common: HeaderRecord): Hono<Env> => {
  const ofConfig = { ...revalidated, 'content-type': 'application/json; charset=utf-8' };
  const config = memoizeText((coding) =>
    encodeText(assets, { text, encoding: encodings.find((one) => one === coding) ?? null, own: ofConfig }),
  );
  return new Hono<Env>({ getPath: (_, options) => options?.env?.path ?? '' })
    .use(async (c, next) => {
      await next();
      Object.entries({ ...common, ...unlisted }).forEach(([name, value]) => c.res.headers.set(name, value));
    })
    .get('/healthz', (c) => c.text('ok\n', 200, unstored))
    .get('/env/config.json', etag(), async (c) => {
      const encoded = await config(String(chooseEncoding(c.req.raw)));
      return new Response(encoded.body, encoded);
    })
    .get('/.well-known/change-password', (c) => c.body(null, 302, { ...revalidated, location: '/change-password' }))
    .get('/.well-known/security.txt', etag(), (c) => {
      const contact = securityTxt(settings, now());
      return contact === null
        ? c.notFound()
        : c.text(contact, 200, { ...revalidated, 'content-type': 'text/plain; charset=utf-8' });
    })
    .get('*', etag(), async (c) => {
      const { screen, url } = c.env;
      if (screen === null || screen === url.pathname) return sendFile(assets, c);
      return c.body(null, 308, { ...unstored, location: screen + url.search });
    })
    .notFound((c) => {
      if (isRead(c.req.raw)) return c.text('Not found\n', 404, unstored);
      return c.text('Method not allowed\n', 405, { ...unstored, allow: 'GET, HEAD' });
    })
    .onError((fault) => {
      // Because: the platform reports an error and answers it; Hono would log it and send its own text.
      throw fault;
    });
};

const makeSite = (assets: Assets, parts: Parts) => {
  const common = Object.fromEntries(brandHeaders(parts.brand, parts.settings, assets.index));
  const [pages, others] = [makePages(assets, parts, common), makeRoutes(assets, parts, common)];
  return (request: Request, named: Named): Response | Promise<Response> => {
    const { screen, path, url } = named;
    const namesPage = screen === null ? !namesFile(path) : screen === url.pathname;
    return namesPage && isRead(request) ? pages({ screen, query: url.search, request }) : others.fetch(request, named);
  };
};

/** Makes the request handler for a build and a configuration. It keeps only what it has made of the build and of short header values. */
export const makeHandler = (assets: Assets, { file, sites: all, text }: ServerConfig, now = Date.now): Handler => {
  const hosts = brandHosts(file);
  const sites = new Map(all.map((parts) => [parts.brand.key, makeSite(assets, { ...parts, text, now })]));
  const siteAt = memoizeText((host) => sites.get(resolveBrand(host, hosts).key));
  return (request) => {
    const url = new URL(request.url);
    const { host, hostname, pathname, search } = url;
    const site = siteAt(hostname);
    if (site === undefined) throw new Error('The configuration has no site of its brand.');
    if (hostname.endsWith('.') && brandOfHost(hostname, hosts.hostNames) !== null) {
      // Because: the scheme is that of the browser, which a proxy may have replaced.
      const location = `//${host.replace(/\.(?=:|$)/, '')}${pathname}${search}`;
      return new Response(null, { status: 308, headers: { ...faultHeaders, ...unstored, location } });
    }
    const screen = routeOf(pathname);
    const path = screen ?? orNull(() => decodeURIComponent(pathname)) ?? pathname;
    return site(request, { screen, path, url });
  };
};
