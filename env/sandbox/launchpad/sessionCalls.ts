import { Hono } from 'hono';
import type { Engine } from '#infrastructure/sandbox/engine/engineFace.ts';
import { jsonBody, readMarketing } from './bodies.ts';
import type { LaunchpadEnv } from './launchpadHost.ts';
import { malformed, respond } from './respond.ts';
import { visitOf } from './visitOf.ts';

/** What a session, or what is left of a sign-in, is asked. */
export const sessionCalls = (engine: Engine): Hono<LaunchpadEnv> =>
  new Hono<LaunchpadEnv>()
    .get('/getGSOTokens', (context) => {
      const profileId = context.req.query('profile_id') ?? '';
      const input = { profileId: profileId === '' ? null : profileId };
      return respond(context, engine.getGSOTokens(input, visitOf(context)));
    })
    .get('/logout', (context) => respond(context, engine.logout(visitOf(context))))
    .get('/oauth2/userInfo', (context) => respond(context, engine.userInfo(visitOf(context))))
    .get('/authentication/status', (context) => respond(context, engine.authenticationStatus(visitOf(context))))
    .get('/profile', (context) => respond(context, engine.profile(visitOf(context))))
    .get('/twofactorauth/lookupPhoneNumber', (context) => {
      const input = { phoneNumber: context.req.query('phoneNumber') ?? '' };
      return respond(context, engine.lookupPhoneNumber(input, visitOf(context)));
    })
    .get('/system/fields/:country', (context) => {
      const language = context.req.query('language') ?? 'en-GB';
      const documentsUrl = `${new URL(context.req.url).origin}/documents`;
      return respond(context, engine.systemFields({ country: context.req.param('country'), language, documentsUrl }));
    })
    .put('/profiles/:profileId/marketingpreferences', async (context) => {
      const input = readMarketing(await jsonBody(context));
      if (input === null || input.profileId !== context.req.param('profileId')) return malformed(context);
      return respond(context, engine.saveMarketing(input, visitOf(context)));
    });
