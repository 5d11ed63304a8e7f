import { readFileSync } from 'node:fs';
import { Hono } from 'hono';

const file = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

// Because: tools in a page, such as contrast checkers, read the style sheet across origins.
const headersFor = (type: string): Record<string, string> => ({
  'access-control-allow-origin': '*',
  'cache-control': 'no-cache',
  'content-type': `${type}; charset=utf-8`,
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
});

/** The partner's host: the script and the style of its consent banner. */
export const makeBannerSite = (): Hono =>
  new Hono()
    .get('/banner.js', (c) => c.body(file('banner.js'), 200, headersFor('text/javascript')))
    .get('/banner.css', (c) => c.body(file('banner.css'), 200, headersFor('text/css')))
    .notFound((c) => c.text('Not found', 404));
