import { Hono } from 'hono';
import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';
import { jsonBody, readMarketing, readTokenRequest } from './bodies.ts';
import type { LaunchpadEnv } from './launchpadHost.ts';
import { malformed, oAuthError, respond } from './respond.ts';

/** The calls of a session or of a refused sign-in, the system fields, and the token endpoint (RFC 6749). */
export const sessionCalls = (engine: Engine): Hono<LaunchpadEnv> =>
  new Hono<LaunchpadEnv>()
    .get('/getGSOTokens', (context) => {
      const profileId = context.req.query('profile_id') ?? '';
      return respond(context, (client) =>
        engine.getGSOTokens({ profileId: profileId === '' ? null : profileId }, client),
      );
    })
    .get('/logout', (context) => respond(context, engine.logout))
    .get('/oauth2/userInfo', (context) => respond(context, engine.userInfo))
    .post('/oauth2/token', async (context) => {
      const isJson = context.req.header('content-type')?.includes('json') === true;
      const body = isJson ? await jsonBody(context) : Object.fromEntries(new URLSearchParams(await context.req.text()));
      const input = readTokenRequest(body);
      if (input !== null) return respond(context, () => engine.exchangeCode(input));
      return oAuthError(context, 400, {
        code: 'invalid_request',
        message: 'grant_type, code and redirect_uri are needed',
      });
    })
    .get('/authentication/status', (context) => respond(context, engine.authenticationStatus))
    .get('/profile', (context) => respond(context, engine.profile))
    .get('/twofactorauth/lookupPhoneNumber', (context) => {
      const phoneNumber = context.req.query('phoneNumber') ?? '';
      return respond(context, (client) => engine.lookupPhoneNumber({ phoneNumber }, client));
    })
    .get('/system/fields/:country', (context) => {
      const language = context.req.query('language') ?? 'en-GB';
      const documentsUrl = `${new URL(context.req.url).origin}/documents`;
      const input = { country: context.req.param('country'), language, documentsUrl };
      return respond(context, () => engine.systemFields(input));
    })
    .put('/profiles/:profileId/marketingpreferences', async (context) => {
      const input = readMarketing(await jsonBody(context));
      if (input === null || input.profileId !== context.req.param('profileId')) return malformed(context);
      return respond(context, (client) => engine.saveMarketing(input, client));
    });
