import * as E from 'fp-ts/Either';
import { type Context, Hono } from 'hono';
import * as t from 'io-ts';
import { jsonOrNull } from '#domain/shared/parsing.ts';
import { parseUrl } from '#domain/shared/webAddress.ts';
import type { ClientContext } from '#infrastructure/sandbox/engine/clientContext.ts';
import { refuse, type Reply } from '#infrastructure/sandbox/engine/reply.ts';
import { type LaunchpadEnv, type LaunchpadParts, malformed, respond } from './respond.ts';

/** A value that may be absent: null, undefined and `empty` decode to `absent`. */
const optional = <A, B>(codec: t.Type<A>, empty: unknown, absent: B): t.Type<A | B, unknown> =>
  new t.Type(
    codec.name,
    (value): value is A | B => value === absent || codec.is(value),
    (value, context) =>
      value === undefined || value === null || value === empty ? t.success(absent) : codec.validate(value, context),
    t.identity,
  );

const text = optional(t.string, '', null);
const flag = optional(t.boolean, false, false);
const credentials = { username: t.string, password: t.string };
const request = { redirectUrl: text, codeChallenge: text, codeChallengeMethod: text };
const twoFactor = { rememberBrowser: flag, changeTwoFANumber: flag };

const Username = t.type({ username: t.string });
const Login = t.type({ ...credentials, ...request, ...twoFactor, verifyCode: text, twoFAProfileId: text });
const SignUp = t.type({ ...credentials, tcVersion: text });
const Confirmation = t.type({ ...credentials, ...request, code: t.string });
const Send2fa = t.type({ channel: text, phoneNumber: text, changeTwoFANumber: flag });
const Preferences = t.type({ profileId: t.string, preferences: t.type({ profileId: t.string, email: t.boolean }) });
const TokenRequest = t.type({ grant_type: t.string, code: t.string, redirect_uri: t.string, code_verifier: text });

/** The calls under authorization/: each decodes a JSON body and writes the engine's answer. */
export const authorizationCalls = ({ engine }: LaunchpadParts): Hono<LaunchpadEnv> =>
  new Hono<LaunchpadEnv>()
    .get('/passwordRequirements', (context) => respond(context, engine.passwordRequirements))
    .post('/weblogin', call(Login, engine.weblogin))
    .post('/websignup', call(SignUp, engine.websignup))
    .post('/websignupcorp', call(SignUp, engine.websignupcorp))
    .post('/confirmSignup', call(Confirmation, engine.confirmSignup))
    .post('/resendConfirmationCode', call(Username, engine.resendConfirmationCode))
    .post('/webChangeEmailResend', call(Username, engine.webChangeEmailResend))
    .post('/webChangeEmailConfirm', call(t.type({ code: t.string }), engine.webChangeEmailConfirm))
    .post('/forgotPassword', call(Username, engine.forgotPassword))
    .post('/confirmForgotPassword', call(Confirmation, engine.confirmForgotPassword))
    .post('/send2FA', call(Send2fa, engine.send2FA))
    .post('/validate2FA', call(t.type({ ...twoFactor, code: t.string }), engine.validate2FA));

const call =
  <Input, Body extends object>(
    codec: t.Decoder<unknown, Input>,
    engineCall: (input: Input, client: ClientContext) => Reply<Body>,
  ) =>
  async (context: Context<LaunchpadEnv>): Promise<Response> => {
    const input = codec.decode(jsonOrNull(await context.req.text()));
    return E.isLeft(input) ? malformed(context) : respond(context, (client) => engineCall(input.right, client));
  };

/** The address of a relying party's own to which a sign-out returns; null without one. */
export const signOutReturn = ({ req }: Context, { isRelyingParty }: LaunchpadParts): string | null => {
  const url = parseUrl(req.query('post_logout_redirect_uri') ?? '');
  return url !== null && isRelyingParty(url.origin) ? url.href : null;
};

/** The calls of a session or of a refused sign-in, the system fields, and the token endpoint (RFC 6749). */
export const sessionCalls = (parts: LaunchpadParts): Hono<LaunchpadEnv> => {
  const { engine } = parts;
  return new Hono<LaunchpadEnv>()
    .get('/getGSOTokens', (context) => {
      const profileId = context.req.query('profile_id') || null;
      return respond(context, (client) => engine.getGSOTokens({ profileId }, client));
    })
    .get('/logout', async (context) => {
      const answer = await respond(context, engine.logout);
      const back = signOutReturn(context, parts);
      return back === null ? answer : context.redirect(back);
    })
    .get('/oauth2/userInfo', (context) => respond(context, engine.userInfo))
    .post('/oauth2/token', async (context) => {
      const decoded = TokenRequest.decode(Object.fromEntries(new URLSearchParams(await context.req.text())));
      if (E.isLeft(decoded)) return respond(context, () => async () => refuse('invalid_request'));
      const { grant_type: grantType, redirect_uri: redirectUri, code_verifier: codeVerifier, code } = decoded.right;
      const input = { grantType, code, redirectUri, codeVerifier };
      return respond(context, (client) => engine.exchangeCode(input, client));
    })
    .get('/authentication/status', (context) => respond(context, engine.authenticationStatus))
    .get('/profile', (context) => respond(context, engine.profile))
    .get('/twofactorauth/lookupPhoneNumber', (context) => {
      const phoneNumber = context.req.query('phoneNumber') ?? '';
      return respond(context, (client) => engine.lookupPhoneNumber({ phoneNumber }, client));
    })
    .get('/system/fields/:country', (context) => {
      const language = context.req.query('language') ?? 'en-GB';
      const documentsUrl = `${context.get('host').origin}/documents`;
      const input = { country: context.req.param('country'), language, documentsUrl };
      return respond(context, () => engine.systemFields(input));
    })
    .put('/profiles/:profileId/marketingpreferences', async (context) => {
      const decoded = Preferences.decode(jsonOrNull(await context.req.text()));
      if (E.isLeft(decoded) || decoded.right.profileId !== context.req.param('profileId')) return malformed(context);
      const { profileId, preferences } = decoded.right;
      return respond(context, (client) => engine.saveMarketing({ profileId, email: preferences.email }, client));
    });
};
