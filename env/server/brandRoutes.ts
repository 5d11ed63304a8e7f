import { Hono } from 'hono';
import { securityTxtPath } from './policies/securityTxt.ts';
import { notAllowed, textAnswer, type Answer, type MakeOptions } from './answer.ts';
import { isAssetPath, type Assets } from './assets.ts';
import { fileVary, noStore, revalidateCache } from './cacheHeaders.ts';
import type { ReadRequest } from './choosePage.ts';
import { pageAnswer, type PageParts } from './pageAnswer.ts';
import { publicFileAnswer } from './publicFileAnswer.ts';
import { makeTextFile } from './textFile.ts';

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

// Because: a page requests addresses with a file name, a person all others, also with a dot at the end of a sentence.
const namesFile = (path: string): boolean => isAssetPath(path) || /\.[^/.]+$|\/\.(?!\.)/.test(path);

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
