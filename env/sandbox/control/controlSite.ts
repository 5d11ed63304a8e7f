import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { strictHeaders } from '#env/sandbox/strictHeaders.ts';
import { makeControlApi } from './controlApi.ts';
import { controlPage } from './controlPage.ts';
import { ownRequestsOnly } from './ownRequests.ts';
import type { SandboxState } from './sandboxState.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

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
    .get('/', (c) => c.html(controlPage(state)))
    .on('GET', ['/control.css', '/control.js'], serveStatic({ root: folder }));
