import { readFileSync } from 'node:fs';
import { Hono } from 'hono';

const script = (): string => readFileSync(new URL('manager.js', import.meta.url), 'utf8');

/** The tag manager: its script, and the address to which the script sends what it reads; the journal of requests shows it. */
export const makeTagManagerSite = (): Hono =>
  new Hono()
    .get('/manager.js', (c) =>
      c.body(script(), 200, {
        'cache-control': 'no-cache',
        'content-type': 'text/javascript; charset=utf-8',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      }),
    )
    .post('/read', (c) => c.body(null, 204))
    .notFound((c) => c.text('Not found', 404));
