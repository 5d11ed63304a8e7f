import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { controlHost } from '#env/sandbox/hosts.ts';
import { makeControlApi } from './controlApi.ts';
import { controlPage } from './controlPage.ts';
import { resetWorld, type World } from './world.ts';

const file = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const guarded = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    connectSrc: ["'self'"],
    imgSrc: ['data:'],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  strictTransportSecurity: false,
});

/** The control room: its page, its handles and its API. */
export const makeControlSite = (world: World): Hono => {
  const own = (origin: string): boolean =>
    origin === world.origin(controlHost) || new URL(origin).hostname === '127.0.0.1';
  return new Hono()
    .use(guarded)
    .use(async (c, next) => {
      // Because: a page on another site must not be able to turn the handles.
      const origin = c.req.header('origin');
      const isForeign = origin !== undefined && !(URL.canParse(origin) && own(origin));
      if (c.req.method !== 'GET' && isForeign) return c.json({ message: 'Not from this page.' }, 403);
      await next();
      c.header('Cache-Control', 'no-store');
      return undefined;
    })
    .route('/api', makeControlApi(world))
    .get('/', (c) => c.html(controlPage(world)))
    .post('/reset', (c) => {
      resetWorld(world);
      return c.redirect('/', 303);
    })
    .post('/clock', async (c) => {
      const { minutes } = await c.req.parseBody();
      world.clock.advance(Math.max(0, Number(minutes) || 0) * 60_000);
      return c.redirect('/', 303);
    })
    .post('/faults/clear', (c) => {
      world.faults.clear();
      return c.redirect('/', 303);
    })
    .get('/control.css', (c) => c.body(file('control.css'), 200, { 'content-type': 'text/css; charset=utf-8' }))
    .get('/control.js', (c) => c.body(file('control.js'), 200, { 'content-type': 'text/javascript; charset=utf-8' }))
    .notFound((c) => c.text('Not found', 404));
};
