import { createHash } from 'node:crypto';
import * as E from 'fp-ts/Either';
import type {
  Engine,
  Send2faInput,
  Validate2faInput,
  WebloginInput,
} from '#infrastructure/sandbox/engine/engineApi.ts';
import type { ClientContext } from '#infrastructure/sandbox/engine/clientContext.ts';
import { cookiesOf, type Outcome, type Reply } from '#infrastructure/sandbox/engine/reply.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';

export const redirectUrl = 'https://partner.test/back?_dfxid=ada';
export const verifier = 'a-verifier-of-the-length-that-the-standard-asks-for';

/** An authorization request without redirect and challenge. */
export const noRequest = { redirectUrl: null, codeChallenge: null, codeChallengeMethod: null };

/** The input of a sign-in with a seed account, for the redirect and with the challenge of the verifier. */
export const login = (name: string, fields: Partial<WebloginInput> = {}): WebloginInput => ({
  username: `${name}@sandbox.test`,
  password: seedPassword,
  redirectUrl,
  codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
  codeChallengeMethod: 'S256',
  verifyCode: null,
  twoFAProfileId: null,
  rememberBrowser: false,
  changeTwoFANumber: false,
  ...fields,
});

/** The input of `send2FA` by one channel, to a number if it is not the account's. */
export const by = (channel: string | null, phoneNumber: string | null = null): Send2faInput => ({
  channel,
  phoneNumber,
  changeTwoFANumber: false,
});

/** The input of `send2FA` that sets up another number, or changes the account's to it. */
export const changeTo = (phoneNumber: string | null, channel: string | null = 'sms'): Send2faInput => ({
  ...by(channel, phoneNumber),
  changeTwoFANumber: true,
});

/** The newest code that was sent to anybody. */
export const newestCodeOf = (engine: Engine): string =>
  engine.inbox(null).find(({ code }) => code !== '')?.code ?? 'none';

/** The password after a reset. */
export const newPassword = 'Another-horse-9';

/** A browser without cookies, as the engine knows it. */
export const newClient: ClientContext = {
  sessionCookie: 'xe_session',
  accountHost: 'account.xe.localhost',
  cookies: {},
  bearer: null,
};

/** Makes a browser without cookies, which keeps those of an answer. */
export const makeBrowser = (engine: Engine) => {
  const cookies = new Map<string, string>();
  const clientContext = (bearer: string | null = null): ClientContext => ({
    ...newClient,
    cookies: Object.fromEntries(cookies),
    bearer,
  });
  const send = async <Body>(reply: Reply<Body>): Promise<Outcome<Body>> => {
    const outcome = await reply();
    for (const { name, value } of cookiesOf(outcome)) {
      if (value === null) cookies.delete(name);
      else cookies.set(name, value);
    }
    return outcome;
  };
  const signIn = (name: string, fields: Partial<WebloginInput> = {}) =>
    send(engine.weblogin(login(name, fields), clientContext()));
  const sendCode = (input: Send2faInput = by('sms')) => engine.send2FA(input, clientContext())();
  const validate = (code: string, fields: Partial<Validate2faInput> = {}) =>
    send(engine.validate2FA({ code, rememberBrowser: false, changeTwoFANumber: false, ...fields }, clientContext()));
  const tokens = (profileId: string | null = null) => engine.getGSOTokens({ profileId }, clientContext())();
  return {
    clientContext,
    send,
    signIn,
    signOut: () => send(engine.logout(clientContext())),
    sendCode,
    validate,
    /** Has the code of a second factor sent, and proves it. */
    prove: async (input: Send2faInput = by('sms'), rememberBrowser = false) => {
      bodyOf(await sendCode(input));
      bodyOf(await validate(newestCodeOf(engine), { rememberBrowser }));
    },
    userInfo: () => engine.userInfo(clientContext())(),
    profile: () => engine.profile(clientContext())(),
    tokens,
    claims: async () => claimsOf(bodyOf(await tokens()).tokens.access_token),
    /** Signs in a seed account, and returns its auth code. */
    signInCode: async (name = 'personal'): Promise<string> => bodyOf(await signIn(name)).authCode,
    /** The auth code of `getGSOTokens`, for a linked account if a profile is given. */
    tokenCode: async (profileId?: string): Promise<string> => bodyOf(await tokens(profileId)).auth_code ?? '',
    /** Resets the password of a seed account by the code that is sent for it. */
    resetPassword: async (name: string) => {
      const username = `${name}@sandbox.test`;
      bodyOf(await engine.forgotPassword({ username }, clientContext())());
      const input = { username, password: newPassword, code: newestCodeOf(engine), ...noRequest };
      return send(engine.confirmForgotPassword(input, clientContext()));
    },
  };
};

export type TestBrowser = ReturnType<typeof makeBrowser>;

/** Returns the body of an answer; throws if the outcome is a refusal. */
export const bodyOf = <Body>(outcome: Outcome<Body>): Body => {
  if (E.isLeft(outcome)) throw new Error(`refused: ${outcome.left.code}`);
  return outcome.right.body;
};

/** Returns the code of a refusal, or 'answered'. */
export const refusalCode = (outcome: Outcome<unknown>): string => (E.isLeft(outcome) ? outcome.left.code : 'answered');

/** Returns the code of the refusal of a call, or 'answered'. */
export const refusalOf = async (reply: Reply<unknown>): Promise<string> => refusalCode(await reply());

/** Returns the claims of a token, without checking its signature. */
export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
