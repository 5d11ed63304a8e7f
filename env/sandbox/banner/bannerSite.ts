import { readFileSync } from 'node:fs';
import { Hono } from 'hono';

const file = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

// Because: a page's own tools, such as those that check its contrast, read the sheet across origins.
const served = (type: string): Record<string, string> => ({
  'access-control-allow-origin': '*',
  'cache-control': 'no-cache',
  'content-type': `${type}; charset=utf-8`,
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
});

/** The partner's host: the script of its consent banner, and the look of it. */
export const makeBannerSite = (): Hono =>
  new Hono()
    .get('/banner.js', (c) => c.body(file('banner.js'), 200, served('text/javascript')))
    .get('/banner.css', (c) => c.body(file('banner.css'), 200, served('text/css')))
    .notFound((c) => c.text('Not found', 404));
