import { readFileSync } from 'node:fs';
import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { imageOf, type ServedFile } from './images.ts';
import type { Refs } from './masterRef.ts';
import { search } from './search.ts';
import { themeDocumentOf } from './themeDocument.ts';
import { themeFixtures, type ThemeFixture } from './themeFixtures.ts';

/** What the content service is made of. */
export type ContentSiteParts = { readonly refs: Refs; readonly origin: () => string };

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
