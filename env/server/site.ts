import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { getMimeType } from 'hono/utils/mime';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { type HeaderRecord, immutable, revalidated, unlisted, unstored } from './answer.ts';
import { type Assets, isAssetPath } from './assets.ts';
import type { ServerConfig } from './config.ts';
import { chooseEncoding, encodeText, encodings, encodingHeaders } from './encodedText.ts';
import { makePages } from './pages.ts';
import { brandHeaders } from './policies/securityPolicy.ts';
import { securityTxt } from './policies/securityTxt.ts';

/** What the address of a request names: a screen, or a path as a file is named. */
type Named = { readonly screen: RoutePath | null; readonly path: string; readonly url: URL };
type Env = { readonly Bindings: Named };

/** The addresses beside screens and files. A load balancer asks `/healthz`, on any host, whether the server works. */
export const textPaths = '/healthz /env/config.json /.well-known/change-password /.well-known/security.txt'.split(' ');

const sendFile = async ({ files, readFile }: Assets, c: Context<Env>): Promise<Response> => {
  const { path } = c.env;
  const { version, encodings: available } = files.get(path) ?? { version: '', encodings: [] };
  const encoding = chooseEncoding(c.req.raw, available);
  const content = version === '' ? null : await readFile(path, encoding);
  if (content === null) return c.notFound();
  const type = getMimeType(path) ?? 'application/octet-stream';
  const own = { 'content-type': type, ...encodingHeaders(version, encoding) };
  // Because: Cloudflare encodes by the header what is not `manual`; other platforms do not know the word.
  const options = { headers: { ...(isAssetPath(path) ? immutable : revalidated), ...own }, encodeBody: 'manual' };
  return new Response(content, options);
};

type Text = { readonly text: string; readonly type: string };

const sendText = async (assets: Assets, { req }: Context<Env>, { text, type }: Text): Promise<Response> => {
  const own = { ...revalidated, 'content-type': `${type}; charset=utf-8` };
  const encoded = await encodeText(assets, { text, encoding: chooseEncoding(req.raw, encodings), own });
  return new Response(encoded.body, encoded);
};

/** Whether a path is not that of a page: by the name of a file. A dot at the end of a sentence makes none. */
const namesFile = (path: string): boolean =>
  isAssetPath(path) || textPaths.includes(path) || /\.[^/.]+$|\/\.(?!\.)/.test(path);

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** What the site of a brand is made of besides its build: the text of the configuration, and the time. */
type Parts = ServerConfig['sites'][number] & { readonly text: string; readonly now: () => number };

const makeRoutes = (assets: Assets, { settings, text, now }: Parts, common: HeaderRecord): Hono<Env> =>
  new Hono<Env>({ getPath: (_, options) => options?.env?.path ?? '' })
    .use(async (c, next) => {
      await next();
      Object.entries({ ...common, ...unlisted }).forEach(([name, value]) => c.res.headers.set(name, value));
    })
    .get('/healthz', (c) => c.text('ok\n', 200, unstored))
    .get('/env/config.json', etag(), (c) => sendText(assets, c, { text, type: 'application/json' }))
    .get('/.well-known/change-password', (c) => c.body(null, 302, { ...revalidated, location: '/change-password' }))
    .get('/.well-known/security.txt', etag(), (c) => {
      const contact = securityTxt(settings, now());
      return contact === null ? c.notFound() : sendText(assets, c, { text: contact, type: 'text/plain' });
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

/** Makes the site of a brand: its pages, the public files, the configuration and the well-known addresses. */
export const makeSite = (assets: Assets, parts: Parts) => {
  const common = Object.fromEntries(brandHeaders(parts.brand, parts.settings, assets.index));
  const [pages, others] = [makePages(assets, parts, common), makeRoutes(assets, parts, common)];
  return (request: Request, named: Named): Response | Promise<Response> => {
    const { screen, path, url } = named;
    const namesPage = screen === null ? !namesFile(path) : screen === url.pathname;
    return namesPage && isRead(request) ? pages({ screen, query: url.search, request }) : others.fetch(request, named);
  };
};
