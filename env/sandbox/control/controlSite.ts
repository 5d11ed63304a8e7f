import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { strictHeaders } from '#env/sandbox/strictHeaders.ts';
import { makeControlApi } from './controlApi.ts';
import { controlPage } from './controlPage.ts';
import { ownRequestsOnly } from './ownRequests.ts';
import type { SandboxState } from './sandboxState.ts';
import { detail } from './traffic.ts';

const require = createRequire(import.meta.url);

/** The files of the page, by name. */
const files = new Map([
  ['htmx.js', require.resolve('htmx.org/dist/htmx.min.js')],
  ['pico.css', require.resolve('@picocss/pico/css/pico.min.css')],
  ['control.js', require.resolve('./control.js')],
  ['control.css', require.resolve('./control.css')],
]);

/** The control room: its page and its API. */
export const makeControlSite = (state: SandboxState): Hono =>
  new Hono()
    .use(strictHeaders({ scriptSrc: ["'self'"], connectSrc: ["'self'"] }))
    .use(async (c, next) => {
      await next();
      c.header('Cache-Control', 'no-store');
    })
    .use(ownRequestsOnly(state.origin))
    .route('/api', makeControlApi(state))
    .get('/', (c) => {
      const { accounts = '', requests = '' } = c.req.query();
      return c.html(controlPage(state, { accounts, requests }));
    })
    .get('/details/:row', (c) => {
      const text = detail(state, c.req.param('row'));
      return text === null ? c.notFound() : c.html(html`${text}`);
    })
    .get('/files/:name', (c) => {
      const path = files.get(c.req.param('name'));
      if (path === undefined) return c.notFound();
      const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
      return c.body(readFileSync(path, 'utf8'), 200, { 'content-type': `${type}; charset=utf-8` });
    })
    .notFound((c) => c.text('Not found', 404));
