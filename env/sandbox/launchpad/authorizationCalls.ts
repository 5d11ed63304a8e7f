import { Hono, type Context } from 'hono';
import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';
import type { Reply } from '#infrastructure/sandbox/engine/reply.ts';
import type { ClientContext } from '#infrastructure/sandbox/engine/clientContext.ts';
import * as bodies from './bodies.ts';
import type { LaunchpadEnv } from './launchpadHost.ts';
import { malformed, respond } from './respond.ts';

/** The calls under authorization/: each decodes a JSON body and writes the engine's answer. */
export const authorizationCalls = (engine: Engine): Hono<LaunchpadEnv> =>
  new Hono<LaunchpadEnv>()
    .get('/passwordRequirements', (context) => respond(context, () => engine.passwordRequirements))
    .post('/weblogin', call(bodies.readLogin, engine.weblogin))
    .post('/websignup', call(bodies.readSignUp, engine.websignup))
    .post('/websignupcorp', call(bodies.readSignUp, engine.websignupcorp))
    .post('/confirmSignup', call(bodies.readConfirmation, engine.confirmSignup))
    .post('/resendConfirmationCode', call(bodies.readUsername, engine.resendConfirmationCode))
    .post('/webChangeEmailResend', call(bodies.readUsername, engine.webChangeEmailResend))
    .post('/webChangeEmailConfirm', call(bodies.readCode, engine.webChangeEmailConfirm))
    .post('/forgotPassword', call(bodies.readUsername, engine.forgotPassword))
    .post('/confirmForgotPassword', call(bodies.readConfirmation, engine.confirmForgotPassword))
    .post('/send2FA', call(bodies.readSend2fa, engine.send2FA))
    .post('/validate2FA', call(bodies.readValidate2fa, engine.validate2FA));

const call =
  <Input, Body extends object>(
    read: bodies.Reader<Input>,
    engineCall: (input: Input, client: ClientContext) => Reply<Body>,
  ) =>
  async (context: Context<LaunchpadEnv>): Promise<Response> => {
    const input = read(await bodies.jsonBody(context));
    return input === null ? malformed(context) : respond(context, (client) => engineCall(input, client));
  };
