import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { strictHeaders } from '#env/sandbox/strictHeaders.ts';
import { makeControlApi } from './controlApi.ts';
import { controlPage } from './controlPage.ts';
import { ownRequestsOnly } from './ownRequests.ts';
import type { SandboxState } from './sandboxState.ts';

const file = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const ownScripts = { scriptSrc: ["'self'"], connectSrc: ["'self'"] };

/** The control room: its page and its API. */
export const makeControlSite = (state: SandboxState): Hono =>
  new Hono()
    .use(strictHeaders(ownScripts))
    .use(async (c, next) => {
      await next();
      c.header('Cache-Control', 'no-store');
    })
    .use(ownRequestsOnly(state.origin))
    .route('/api', makeControlApi(state))
    .get('/', (c) => c.html(controlPage(state)))
    .get('/control.css', (c) => c.body(file('control.css'), 200, { 'content-type': 'text/css; charset=utf-8' }))
    .get('/control.js', (c) => c.body(file('control.js'), 200, { 'content-type': 'text/javascript; charset=utf-8' }))
    .notFound((c) => c.text('Not found', 404));
