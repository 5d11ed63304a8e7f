import type { Context, Hono as Launchpad, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { Hono } from 'hono/quick';
import { refusal } from '#infrastructure/sandbox/engine/reply.ts';
import { authorizationCalls, sessionCalls, signOutReturn } from './calls.ts';
import { documentPage } from './pages.ts';
import { errorResponse, type LaunchpadEnv, type LaunchpadParts } from './respond.ts';
import { socialCalls } from './socialCalls.ts';

const maxBytes = 64 * 1024;

/** Makes the launchpad over HTTP: one engine for the hosts of all brands. */
export const makeLaunchpadApp = (parts: LaunchpadParts): Launchpad<LaunchpadEnv> => {
  // Because: each test makes an app, and the default router works longest at its first request.
  const app = new Hono<LaunchpadEnv>();
  app.onError((_fault, context) => errorResponse(context, refusal('InternalFailureException')));
  app.notFound((context) => errorResponse(context, refusal('ResourceNotFoundException')));
  app.use(namedHost(parts.hostOf), noStore, crossOrigin, ownOriginOnly, limitedBody);
  accountSiteCalls.split(' ').forEach((path) => app.use(path, accountSiteOnly(parts)));
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

/**
 * Refuses a command that a browser sends from another site: a provider's page is of this host, all others are of the account
 * site. A relying party's server sends no Origin header.
 */
const ownOriginOnly: MiddlewareHandler<LaunchpadEnv> = async (context, next) => {
  const { method, path } = context.req;
  const own = context.get('host')[path.startsWith('/social-auth/') ? 'origin' : 'accountOrigin'];
  const origin = context.req.header('origin') ?? own;
  if (method === 'GET' || method === 'HEAD' || origin === own) return next();
  return errorResponse(context, refusal('AccessDeniedException', { message: 'The call came from another site' }));
};

/** The calls of the account site: those of the specification, section 7, to this host. */
const accountSiteCalls =
  '/authorization/* /authentication/status /social-auth/status /getGSOTokens /logout ' +
  '/oauth2/userInfo /profile /profiles/* /twofactorauth/* /system/*';

/** Refuses a call of the account site without its mark. A partner's sign-out is known by the address to return to, which is its own. */
const accountSiteOnly =
  (parts: LaunchpadParts): MiddlewareHandler =>
  async (context, next) => {
    const isSignOut = context.req.path === '/logout' && signOutReturn(context, parts) !== null;
    if (context.req.query('site') === 'account' || isSignOut) return next();
    return errorResponse(context, refusal('InvalidRequestException', { message: 'The call needs site=account' }));
  };

// Because: Hono's bodyLimit builds a Request from that of the Node listener, which cannot be one's input.
const limitedBody: MiddlewareHandler = async (context, next) => {
  const { byteLength } = await context.req.arrayBuffer();
  if (byteLength <= maxBytes) return next();
  return errorResponse(
    context,
    refusal('InvalidParameterException', { status: 413, message: 'The request is too large' }),
  );
};
