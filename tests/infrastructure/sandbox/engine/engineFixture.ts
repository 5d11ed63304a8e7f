import * as E from 'fp-ts/Either';
import { expect } from 'vitest';
import type { Account } from '#infrastructure/sandbox/engine/account.ts';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import type {
  Engine,
  Send2faInput,
  Validate2faInput,
  WebloginInput,
} from '#infrastructure/sandbox/engine/engineApi.ts';
import type { ClientContext } from '#infrastructure/sandbox/engine/clientContext.ts';
import { cookiesOf, type Outcome, type Reply } from '#infrastructure/sandbox/engine/reply.ts';
import { webHash, webRandom } from '#infrastructure/sandbox/engine/webHash.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';

export const minute = 60_000;

/** An authorization request without redirect and challenge. */
export const noRequest = { redirectUrl: null, codeChallenge: null, codeChallengeMethod: null };

/** An authorization request with a challenge: a sign-in with it needs no earlier one. */
export const challenged = { ...noRequest, codeChallenge: 'a-challenge', codeChallengeMethod: 'S256' };

/** The input of a sign-in with a seed account. */
export const login = (name: string, fields: Partial<WebloginInput> = {}): WebloginInput => ({
  username: `${name}@sandbox.test`,
  password: seedPassword,
  ...noRequest,
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

/** Makes a browser without cookies, which keeps those of an answer. */
const makeBrowser = (engine: Engine) => {
  const cookies = new Map<string, string>();
  const clientContext = (bearer: string | null = null): ClientContext => ({
    sessionCookie: 'xe_session',
    accountHost: 'account.xe.localhost',
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
  const tokens = (profileId: string | null = null) => engine.getGSOTokens({ profileId }, clientContext())();
  return {
    clientContext,
    send,
    signIn: (name: string, fields: Partial<WebloginInput> = {}) =>
      send(engine.weblogin(login(name, fields), clientContext())),
    signOut: () => send(engine.logout(clientContext())),
    sendCode: (input: Send2faInput) => engine.send2FA(input, clientContext())(),
    validate: (code: string, fields: Partial<Validate2faInput> = {}) =>
      send(engine.validate2FA({ code, rememberBrowser: false, changeTwoFANumber: false, ...fields }, clientContext())),
    userInfo: () => engine.userInfo(clientContext())(),
    profile: () => engine.profile(clientContext())(),
    tokens,
    claims: async () => claimsOf(bodyOf(await tokens()).tokens.access_token),
  };
};

export type TestBrowser = ReturnType<typeof makeBrowser>;

/** Makes an engine on a manual clock, with a fast password hash. */
export const makeEngineFixture = () => {
  let time = Date.UTC(2026, 10, 21);
  const hash = { ...webHash, password: (text: string, salt: string) => webHash.sha256(`${salt} ${text}`) };
  const engine = makeEngine({ now: () => time, random: webRandom, hash });
  const newestCode = (to: string): string => engine.inbox(to)[0]?.code ?? 'none';
  const browser = (): TestBrowser => makeBrowser(engine);
  return {
    engine,
    browser,
    newestCode,
    advance: (ms: number): void => void (time += ms),
    /** Signs in a seed account in a new browser. */
    enter: async (name: string): Promise<TestBrowser> => {
      const tab = browser();
      await tab.signIn(name);
      return tab;
    },
    accountOf: (name: string): Account | undefined =>
      engine.accounts().find(({ email }) => email === `${name}@sandbox.test`),
    /** Sends a code to the number or the mailbox of a second factor, and proves it. */
    prove: async (tab: TestBrowser, to: string, { input = by('sms'), rememberBrowser = false } = {}) => {
      bodyOf(await tab.sendCode(input));
      bodyOf(await tab.validate(newestCode(to), { rememberBrowser }));
    },
    /** Resets the password of a seed account by the code that is sent for it. */
    resetPassword: async (tab: TestBrowser, name: string) => {
      const username = `${name}@sandbox.test`;
      bodyOf(await engine.forgotPassword({ username }, tab.clientContext())());
      const input = { username, password: newPassword, code: newestCode(username), ...noRequest };
      return tab.send(engine.confirmForgotPassword(input, tab.clientContext()));
    },
  };
};

export type EngineFixture = ReturnType<typeof makeEngineFixture>;

/** The password after a reset. */
export const newPassword = 'Another-horse-9';

/** The refusal of a call before the second factor is proven. */
export const incomplete = { left: { status: 403, message: expect.stringMatching(/has not completed 2FA$/) } };

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
