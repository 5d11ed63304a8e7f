import { Hono, type Context } from 'hono';
import { strictHeaders } from '#env/sandbox/strictHeaders.ts';
import { makeControlApi } from './controlApi.ts';
import { pageFile } from './pageFiles.ts';
import { controlPage } from './controlPage.ts';
import { ownRequestsOnly } from './ownRequests.ts';
import type { SandboxState } from './sandboxState.ts';

const ownScripts = { scriptSrc: ["'self'"], connectSrc: ["'self'"] };

const serveFile =
  (kind: 'modules' | 'styles') =>
  async (c: Context): Promise<Response> => {
    const file = await pageFile(kind, c.req.param('name') ?? '');
    return file === null ? c.text('Not found', 404) : c.body(file.text, 200, { 'content-type': file.type });
  };

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
    .get('/', (c) => {
      const filter = { text: c.req.query('requests') ?? '', withFiles: c.req.query('files') === '1' };
      return c.html(controlPage(state, filter));
    })
    .get('/modules/:name', serveFile('modules'))
    .get('/styles/:name', serveFile('styles'))
    .notFound((c) => c.text('Not found', 404));
