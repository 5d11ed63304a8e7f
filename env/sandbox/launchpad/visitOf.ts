import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Visit } from '#infrastructure/sandbox/engine/visit.ts';
import type { LaunchpadEnv } from './launchpadHost.ts';

/** What a request's browser brings along. */
export const visitOf = (context: Context<LaunchpadEnv>): Visit => ({
  sessionCookie: context.get('host').sessionCookie,
  cookies: getCookie(context),
  bearer: /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? null,
});
