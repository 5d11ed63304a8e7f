import { readFileSync } from 'node:fs';
import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { imageOf, type ServedFile } from './images.ts';
import type { Refs } from './masterRef.ts';
import { themeDocumentOf, type ThemeDocument } from './themeDocument.ts';
import { themeFixtures, type ThemeFixture } from './themeFixtures.ts';

/** What the content service is made of. */
export type ContentSiteParts = { readonly refs: Refs; readonly origin: () => string };

/** The status and body of a search. */
type SearchAnswer = { readonly status: 200 | 400 | 404 | 410; readonly body: object };

const refuse = (status: 400 | 404 | 410, type: string, message: string): SearchAnswer => ({
  status,
  body: { type, message },
});

const refFault = (ref: string | null, refs: Refs): SearchAnswer | null => {
  if (ref === null) return refuse(400, 'api_validation_error', 'The ref parameter is required.');
  const advice = `Ensure you have the correct ref and try again. Master ref is: ${refs.master()}`;
  if (refs.isExpired(ref)) return refuse(410, 'api_validation_error', `Ref expired. ${advice}`);
  return ref === refs.master() ? null : refuse(404, 'api_notfound_error', `Ref not found. ${advice}`);
};

/** Whether a document matches a predicate as @prismicio/client writes it: `[at(document.type, "x")]`, `[at(my.x.uid, "y")]`. */
const matches = ({ type, uid }: ThemeDocument, [, path, value]: RegExpMatchArray): boolean =>
  (path === 'document.type' ? type : path === `my.${type}.uid` && uid) === value;

/** Answers a search in the service's order: it checks the ref, then finds documents, all on one page. */
const search = (documents: ReadonlyArray<ThemeDocument>, refs: Refs, { searchParams }: URL): SearchAnswer => {
  const queries = searchParams.getAll('q');
  const wanted = queries.flatMap((query) => [...query.matchAll(/\[at\(([\w.]+), "([^"]*)"\)\]/g)]);
  const fault = refFault(searchParams.get('ref'), refs);
  if (fault !== null) return fault;
  if (wanted.length < queries.length) return refuse(400, 'parsing-error', 'A predicate could not be read.');
  const results = documents.filter((document) => wanted.every((predicate) => matches(document, predicate)));
  const { length } = results;
  const page = { page: 1, total_pages: 1, total_results_size: length, results_size: length, next_page: null };
  return { status: 200, body: { ...page, results } };
};

/** The repository's description, as far as @prismicio/client reads it: the master ref. */
const repository = (ref: string): object => ({
  refs: [{ id: 'master', ref, label: 'Master', isMasterRef: true }],
});

const sendFile = (c: Context, find: (fixture: ThemeFixture) => ServedFile | null): Response => {
  const fixture = themeFixtures.find(({ uid }) => uid === c.req.param('uid'));
  const found = fixture === undefined ? null : find(fixture);
  if (found === null) return c.text('Not found', 404);
  return c.body(found.body, 200, {
    'cache-control': 'public, max-age=3600',
    'content-type': found.type,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
};

const fontOf = ({ fontFile }: ThemeFixture): ServedFile | null =>
  fontFile === null ? null : { type: 'font/woff2', body: new Uint8Array(readFileSync(fontFile)) };

/** The content service: its repository, its document search and its images, as @prismicio/client requests them. */
export const makeContentSite = ({ refs, origin }: ContentSiteParts): Hono =>
  new Hono()
    .use(cors())
    .get('/api/v2', (c) => c.json(repository(refs.master()), 200, { 'cache-control': 'no-cache' }))
    .get('/api/v2/documents/search', (c) => {
      const { status, body } = search(themeFixtures.map(themeDocumentOf(origin())), refs, new URL(c.req.url));
      return c.json(body, status, { 'cache-control': 'no-cache' });
    })
    .get('/images/:uid/:file', (c) => sendFile(c, (fixture) => imageOf(fixture, c.req.param('file'))))
    .get('/files/:uid/:file', (c) => sendFile(c, fontOf))
    .notFound((c) => c.json({ type: 'not_found', message: 'Not found' }, 404));
