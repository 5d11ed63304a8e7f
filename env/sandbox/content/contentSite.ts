import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { themeFixtures } from './themeFixtures.ts';
import { picture } from './images.ts';
import type { Refs } from './masterRef.ts';
import { repository } from './repository.ts';
import { search } from './search.ts';
import { themeDocumentOf } from './themeDocument.ts';

/** What the content service is made of. */
export type ContentSiteParts = { readonly refs: Refs; readonly origin: () => string };

/** The content service: its repository, its document search and its images, as @prismicio/client requests them. */
export const makeContentSite = ({ refs, origin }: ContentSiteParts): Hono =>
  new Hono()
    .use(cors())
    .get('/api/v2', (c) => c.json(repository(refs.master()), 200, { 'cache-control': 'no-cache' }))
    .get('/api/v2/documents/search', (c) => {
      const { status, body } = search(themeFixtures.map(themeDocumentOf(origin())), refs)(new URL(c.req.url));
      return c.json(body, status, { 'cache-control': 'no-cache' });
    })
    .get('/images/:uid/:file', (c) => {
      const fixture = themeFixtures.find(({ uid }) => uid === c.req.param('uid'));
      const found = fixture === undefined ? null : picture(fixture, c.req.param('file'), c.req.query('w') ?? null);
      if (found === null) return c.text('Not found', 404);
      return c.body(found.body, 200, {
        'cache-control': 'public, max-age=3600',
        'content-type': found.type,
        // Because: an SVG opened as a document must not run scripts.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      });
    })
    .get('/files/:uid/:file', (c) => {
      const file = themeFixtures.find(({ uid }) => uid === c.req.param('uid'))?.fontFile ?? null;
      if (file === null) return c.text('Not found', 404);
      return c.body(new Uint8Array(readFileSync(file)), 200, {
        'cache-control': 'public, max-age=3600',
        'content-type': 'font/woff2',
        'x-content-type-options': 'nosniff',
      });
    })
    .notFound((c) => c.json({ type: 'not_found', message: 'Not found' }, 404));
