import { Hono } from 'hono';
import type { Engine } from '#infrastructure/sandbox/engine/engineFace.ts';
import { jsonBody, readTokenRequest } from './bodies.ts';
import type { LaunchpadEnv } from './launchpadHost.ts';
import { respond } from './respond.ts';

/** The token endpoint of RFC 6749: a form, or JSON, from a relying party; no cookie is read. */
export const tokenCall = (engine: Engine): Hono<LaunchpadEnv> =>
  new Hono<LaunchpadEnv>().post('/oauth2/token', async (context) => {
    const isJson = context.req.header('content-type')?.includes('json') === true;
    const body = isJson ? await jsonBody(context) : Object.fromEntries(new URLSearchParams(await context.req.text()));
    const input = readTokenRequest(body);
    if (input !== null) return respond(context, engine.exchangeCode(input));
    const message = 'grant_type, code and redirect_uri are needed';
    return context.json(
      { error: 'invalid_request', error_description: message, code: 'invalid_request', message },
      400,
    );
  });
