import type { Context, Hono as Launchpad, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { Hono } from 'hono/quick';
import { authorizationCalls, sessionCalls } from './calls.ts';
import { documentPage } from './pages.ts';
import { errorResponse, type LaunchpadEnv, type LaunchpadParts } from './respond.ts';
import { socialCalls } from './socialCalls.ts';

const maxBytes = 64 * 1024;

/** Makes the launchpad over HTTP: one engine for the hosts of all brands. */
export const makeLaunchpadApp = (parts: LaunchpadParts): Launchpad<LaunchpadEnv> => {
  // Because: each test makes an app, and the default router works longest at its first request.
  const app = new Hono<LaunchpadEnv>();
  app.onError((_fault, context) =>
    errorResponse(context, 500, { code: 'InternalFailureException', message: 'The launchpad failed' }),
  );
  app.notFound((context) =>
    errorResponse(context, 404, { code: 'ResourceNotFoundException', message: 'There is no such call' }),
  );
  app.use(namedHost(parts.hostOf), noStore, crossOrigin, ownOriginOnly, limitedBody);
  app.route('/authorization', authorizationCalls(parts));
  app.route('/social-auth', socialCalls(parts));
  app.route('/', sessionCalls(parts));
  // The script that the F5 gateway serves in production is empty here.
  app.get('/common.js', (context) => context.body('', 200, { 'content-type': 'text/javascript; charset=utf-8' }));
  app.get('/documents/:version', (context) => {
    const page = documentPage(context.req.param('version'));
    return page === null ? context.notFound() : context.html(page);
  });
  return app;
};

const namedHost =
  (hostOf: LaunchpadParts['hostOf']): MiddlewareHandler<LaunchpadEnv> =>
  async (context, next) => {
    const host = hostOf(context.req.header('host') ?? new URL(context.req.url).host);
    if (host === null) return context.notFound();
    context.set('host', host);
    return next();
  };

/** Keeps every answer out of caches and stops content sniffing. */
const noStore: MiddlewareHandler = async (context, next) => {
  await next();
  context.res.headers.set('Cache-Control', 'no-store');
  context.res.headers.set('X-Content-Type-Options', 'nosniff');
};

const crossOrigin: MiddlewareHandler<LaunchpadEnv> = cors({
  origin: (origin, context: Context<LaunchpadEnv>) => (origin === context.get('host').accountOrigin ? origin : null),
  credentials: true,
  allowMethods: ['GET', 'POST', 'PUT'],
  allowHeaders: ['browserId', 'deviceId', 'authorization', 'content-type'],
  exposeHeaders: ['Retry-After'],
  maxAge: 600,
});

/** Refuses a command that a browser sends from another site; a relying party's server sends no Origin header. */
const ownOriginOnly: MiddlewareHandler<LaunchpadEnv> = async (context, next) => {
  const origin = context.req.header('origin');
  const own = [context.get('host').accountOrigin, new URL(context.req.url).origin];
  const safe = context.req.method === 'GET' || context.req.method === 'HEAD';
  if (safe || origin === undefined || own.includes(origin)) return next();
  return errorResponse(context, 403, { code: 'AccessDeniedException', message: 'The call came from another site' });
};

const limitedBody: MiddlewareHandler = bodyLimit({
  maxSize: maxBytes,
  onError: (context) =>
    errorResponse(context, 413, { code: 'InvalidParameterException', message: 'The request is too large' }),
});
