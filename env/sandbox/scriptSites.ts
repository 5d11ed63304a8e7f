import { readFileSync } from 'node:fs';
import { Hono } from 'hono';

const sendFile = (file: URL, type: 'css' | 'javascript') => (): Response =>
  new Response(readFileSync(file), {
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
    .get('/banner.js', sendFile(new URL('banner/banner.js', import.meta.url), 'javascript'))
    .get('/banner.css', sendFile(new URL('banner/banner.css', import.meta.url), 'css'));

/** The tag manager: its script, and the address to which the script sends what it reads; the journal of requests shows it. */
export const makeTagManagerSite = (): Hono =>
  new Hono()
    .get('/manager.js', sendFile(new URL('tag-manager/manager.js', import.meta.url), 'javascript'))
    .post('/read', (c) => c.body(null, 204));
