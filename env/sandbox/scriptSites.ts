import { readFileSync } from 'node:fs';
import { Hono } from 'hono';

const sendFile = (path: string, type: 'css' | 'javascript') => (): Response =>
  new Response(readFileSync(new URL(path, import.meta.url)), {
    headers: {
      // Because: tools in a page, such as contrast checkers, read the style sheet across origins.
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
      'content-type': `text/${type}; charset=utf-8`,
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  });

/** The partner's host: the script and the style of its consent banner. */
export const makeBannerSite = (): Hono =>
  new Hono()
    .get('/banner.js', sendFile('banner/banner.js', 'javascript'))
    .get('/banner.css', sendFile('banner/banner.css', 'css'));

/** The tag manager: its script, and the address to which the script sends what it reads; the journal of requests shows it. */
export const makeTagManagerSite = (): Hono =>
  new Hono()
    .get('/manager.js', sendFile('tag-manager/manager.js', 'javascript'))
    .post('/read', (c) => c.body(null, 204));
