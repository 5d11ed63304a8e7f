import * as E from 'fp-ts/Either';
import { Hono, type Context } from 'hono';
import type * as t from 'io-ts';
import { parseJson } from '#env/sandbox/parseJson.ts';
import type { ClientContext } from '#infrastructure/sandbox/engine/clientContext.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';
import type { Reply } from '#infrastructure/sandbox/engine/reply.ts';
import * as bodies from './bodies.ts';
import type { LaunchpadEnv } from './launchpadHost.ts';
import { malformed, respond } from './respond.ts';

/** The calls under authorization/: each decodes a JSON body and writes the engine's answer. */
export const authorizationCalls = (engine: Engine): Hono<LaunchpadEnv> =>
  new Hono<LaunchpadEnv>()
    .get('/passwordRequirements', (context) => respond(context, engine.passwordRequirements))
    .post('/weblogin', call(bodies.Login, engine.weblogin))
    .post('/websignup', call(bodies.SignUp, engine.websignup))
    .post('/websignupcorp', call(bodies.SignUp, engine.websignupcorp))
    .post('/confirmSignup', call(bodies.Confirmation, engine.confirmSignup))
    .post('/resendConfirmationCode', call(bodies.Username, engine.resendConfirmationCode))
    .post('/webChangeEmailResend', call(bodies.Username, engine.webChangeEmailResend))
    .post('/webChangeEmailConfirm', call(bodies.Code, engine.webChangeEmailConfirm))
    .post('/forgotPassword', call(bodies.Username, engine.forgotPassword))
    .post('/confirmForgotPassword', call(bodies.Confirmation, engine.confirmForgotPassword))
    .post('/send2FA', call(bodies.Send2fa, engine.send2FA))
    .post('/validate2FA', call(bodies.Validate2fa, engine.validate2FA));

const call =
  <Input, Body extends object>(
    codec: t.Decoder<unknown, Input>,
    engineCall: (input: Input, client: ClientContext) => Reply<Body>,
  ) =>
  async (context: Context<LaunchpadEnv>): Promise<Response> => {
    const input = codec.decode(parseJson(await context.req.text()));
    return E.isLeft(input) ? malformed(context) : respond(context, (client) => engineCall(input.right, client));
  };
