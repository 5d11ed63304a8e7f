import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { controlHost } from '#env/sandbox/hosts.ts';
import { strictHeaders } from '#env/sandbox/strictHeaders.ts';
import { makeControlApi } from './controlApi.ts';
import { controlPage } from './controlPage.ts';
import { resetSandbox, type SandboxState } from './sandboxState.ts';

const file = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const ownScripts = { scriptSrc: ["'self'"], connectSrc: ["'self'"], formAction: ["'self'"] };

/** The control room: its page, its forms and its API. */
export const makeControlSite = (state: SandboxState): Hono => {
  const isOwn = (origin: string): boolean =>
    origin === state.origin(controlHost) || new URL(origin).hostname === '127.0.0.1';
  return new Hono()
    .use(strictHeaders(ownScripts))
    .use(async (c, next) => {
      // Because: a page on another site must not control the sandbox.
      const origin = c.req.header('origin');
      const isForeign = origin !== undefined && !(URL.canParse(origin) && isOwn(origin));
      if (c.req.method !== 'GET' && isForeign) return c.json({ message: 'Not from this page.' }, 403);
      await next();
      c.header('Cache-Control', 'no-store');
      return undefined;
    })
    .route('/api', makeControlApi(state))
    .get('/', (c) => c.html(controlPage(state)))
    .post('/reset', (c) => {
      resetSandbox(state);
      return c.redirect('/', 303);
    })
    .post('/clock', async (c) => {
      const { minutes } = await c.req.parseBody();
      state.clock.advance(Math.max(0, Number(minutes) || 0) * 60_000);
      return c.redirect('/', 303);
    })
    .post('/faults/clear', (c) => {
      state.faults.clear();
      return c.redirect('/', 303);
    })
    .get('/control.css', (c) => c.body(file('control.css'), 200, { 'content-type': 'text/css; charset=utf-8' }))
    .get('/control.js', (c) => c.body(file('control.js'), 200, { 'content-type': 'text/javascript; charset=utf-8' }))
    .notFound((c) => c.text('Not found', 404));
};
