import { Hono } from 'hono';
import { securityTxtPath } from './policies/securityTxt.ts';
import { notAllowed, textAnswer, type Answer, type MakeOptions, type OwnHeaders } from './answer.ts';
import { isAssetPath, type Assets, type Encoding } from './assets.ts';
import { fileVary, immutableCache, noStore, revalidateCache } from './cacheHeaders.ts';
import type { ReadRequest } from './choosePage.ts';
import { pageAnswer, type PageParts } from './pageAnswer.ts';
import { makeBody, type Body } from './body.ts';
import { chooseEncoding } from './chooseEncoding.ts';
import { isUnchanged } from './isUnchanged.ts';
import { getMimeType } from 'hono/utils/mime';

/** What the site of one brand is made of. */
export type BrandSite = {
  readonly assets: Assets;
  readonly answer: Answer;
  /** Completes the headers of a text that the platform may encode. */
  readonly optionsFor: MakeOptions;
  /** How the brand answers with a page. */
  readonly page: PageParts;
  /** The text of the configuration. */
  readonly config: string;
  /** How to report a problem, as of now; null without a contact. */
  readonly securityTxt: () => string | null;
};

/** What every route gets. */
type Env = { readonly Bindings: ReadRequest };

const configPath = '/env/config.json';
const changePasswordPath = '/.well-known/change-password';

/** Whether a page and no person asks: by the name of a file. A dot at the end of a sentence makes none. */
const namesFile = (path: string): boolean => isAssetPath(path) || /\.[^/.]+$|\/\.(?!\.)/.test(path);

/** Returns the function that answers with a text, which caches revalidate; it is compressed once for each encoding. */
const makeTextFile = (
  assets: Pick<Assets, 'compress'>,
  optionsFor: MakeOptions,
  { text, type }: { readonly text: string; readonly type: string },
): ((request: Request) => Promise<Response>) => {
  const own = { 'content-type': `${type}; charset=utf-8`, 'cache-control': revalidateCache, vary: fileVary };
  const made = new Map<Encoding | null, Promise<Body>>();
  return async (request) => {
    const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? '', ['br', 'gzip']);
    const ready = made.get(encoding) ?? makeBody(assets, optionsFor, { text, encoding, own });
    made.set(encoding, ready);
    const { body, etag, options } = await ready;
    return isUnchanged(request, etag) ? new Response(null, options[304]) : new Response(body, options[200]);
  };
};

/** Answers with a public file of the build; null if there is none at this path. Only the name of a listed file reaches the disk. */
const publicFileAnswer = async (
  { files, readFile }: Assets,
  answer: Answer,
  { path, request }: { readonly path: string; readonly request: Request },
): Promise<Response | null> => {
  const file = files.get(path);
  if (file === undefined) return null;
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? '', file.encodings);
  const etag = `"${file.version}${encoding === null ? '' : `-${encoding}`}"`;
  const headers: OwnHeaders = {
    'content-type': getMimeType(path) ?? 'application/octet-stream',
    'cache-control': isAssetPath(path) ? immutableCache : revalidateCache,
    vary: fileVary,
    etag,
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  };
  if (isUnchanged(request, etag)) return answer(304, null, headers);
  const content = await readFile(path, encoding);
  return content === null ? null : answer(200, content, headers);
};

/** Serves the configuration and the well-known addresses. */
const makeTextRoutes = ({ assets, answer, optionsFor, config, securityTxt }: BrandSite): Hono<Env> => {
  const configFile = makeTextFile(assets, optionsFor, { text: config, type: 'application/json' });
  return new Hono<Env>({ getPath: (_, options) => options?.env?.path ?? '' })
    .get(configPath, (c) => configFile(c.env.request))
    .get(changePasswordPath, () =>
      answer(302, null, { location: '/change-password', 'cache-control': revalidateCache, vary: fileVary }),
    )
    .get(securityTxtPath, (c) => {
      const text = securityTxt();
      if (text === null) return textAnswer(answer, 404, 'Not found');
      return makeTextFile(assets, optionsFor, { text, type: 'text/plain' })(c.env.request);
    });
};

/** Returns the routes of a brand's site: its pages, the public files of the build, the configuration and the well-known addresses. */
export const makeBrandRoutes = (site: BrandSite): Hono<Env> => {
  const { answer, assets } = site;
  const notFound = (): Response => textAnswer(answer, 404, 'Not found');
  const orNotFound = (found: Response | null): Response => found ?? notFound();
  const serve = (read: ReadRequest): Response | Promise<Response> => {
    const { screen, spelling, query } = read;
    if (screen !== null && screen !== spelling)
      return answer(308, null, { location: screen + query, 'cache-control': noStore, vary: fileVary });
    if (namesFile(read.path)) return publicFileAnswer(assets, answer, read).then(orNotFound);
    const found = pageAnswer(site.page, read);
    return found instanceof Promise ? found.then(orNotFound) : orNotFound(found);
  };
  return makeTextRoutes(site)
    .get('*', (c) => serve(c.env))
    .notFound(() => notAllowed(answer))
    .onError((fault) => {
      // Because: the platform reports an error and answers it; Hono would log it and send its own text.
      throw fault;
    });
};
