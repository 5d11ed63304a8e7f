import * as E from 'fp-ts/Either';
import { Hono } from 'hono';
import { parseJson } from '#env/sandbox/parseJson.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';
import { Marketing, TokenRequest } from './bodies.ts';
import type { LaunchpadEnv } from './launchpadHost.ts';
import { malformed, respond } from './respond.ts';

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
      const decoded = TokenRequest.decode(Object.fromEntries(new URLSearchParams(await context.req.text())));
      if (E.isLeft(decoded)) return context.json({ error: 'invalid_request' }, 400);
      const { grant_type: grantType, redirect_uri: redirectUri, code_verifier: codeVerifier, code } = decoded.right;
      return respond(context, () => engine.exchangeCode({ grantType, code, redirectUri, codeVerifier }));
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
      const decoded = Marketing.decode(parseJson(await context.req.text()));
      if (E.isLeft(decoded) || decoded.right.profileId !== context.req.param('profileId')) return malformed(context);
      const { profileId, preferences } = decoded.right;
      return respond(context, (client) => engine.saveMarketing({ profileId, email: preferences.email }, client));
    });
