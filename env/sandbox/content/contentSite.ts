import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import type { Refs } from './masterRef.ts';
import { themeDocumentOf, type ThemeDocument } from './themeDocument.ts';
import { fileOf } from './themeFiles.ts';
import { themeFixtures } from './themeFixtures.ts';

/** What the content service is made of. */
export type ContentSiteParts = { readonly refs: Refs; readonly origin: () => string };

/** The predicates that find a document, as @prismicio/client writes them. */
const predicatesOf = ({ type, uid }: ThemeDocument): ReadonlyArray<string> => [
  `[[at(document.type, "${type}")]]`,
  `[[at(my.${type}.uid, "${uid}")]]`,
];

/** Answers a search in the service's order: it checks the ref, then finds documents, all on one page. */
const search =
  ({ refs, origin }: ContentSiteParts) =>
  (c: Context): Response => {
    const ref = c.req.query('ref');
    const fault = (type: string, message: string): object => ({ type: `api_${type}_error`, message });
    const advice = `Ensure you have the correct ref and try again. Master ref is: ${refs.master()}`;
    if (ref === undefined) return c.json(fault('validation', 'The ref parameter is required.'), 400);
    if (refs.isExpired(ref)) return c.json(fault('validation', `Ref expired. ${advice}`), 410);
    if (ref !== refs.master()) return c.json(fault('notfound', `Ref not found. ${advice}`), 404);
    const wanted = c.req.queries('q') ?? [];
    const documents = themeFixtures.map(themeDocumentOf(origin()));
    const results = documents.filter((one) => wanted.every((query) => predicatesOf(one).includes(query)));
    return c.json({ results });
  };

const sendFile = (c: Context): Response => {
  const fixture = themeFixtures.find(({ uid }) => uid === c.req.param('uid'));
  const found = fixture === undefined ? null : fileOf(fixture, c.req.param('file') ?? '');
  if (found === null) return c.text('Not found', 404);
  return c.body(found.body, 200, { 'cache-control': 'public, max-age=3600', 'content-type': found.type });
};

/** The content service: its repository, its document search and its files, as @prismicio/client requests them. */
export const makeContentSite = (parts: ContentSiteParts): Hono =>
  new Hono()
    .use(cors())
    .use('/api/*', async (c, next) => {
      c.header('cache-control', 'no-cache');
      await next();
    })
    .get('/api/v2', (c) => c.json({ refs: [{ id: 'master', ref: parts.refs.master(), isMasterRef: true }] }))
    .get('/api/v2/documents/search', search(parts))
    .get('/files/:uid/:file', sendFile)
    .notFound((c) => c.json({ type: 'not_found', message: 'Not found' }, 404));
