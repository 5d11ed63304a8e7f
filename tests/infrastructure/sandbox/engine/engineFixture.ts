import * as E from 'fp-ts/Either';
import { expect } from 'vitest';
import type { Account, AccountDraft } from '#infrastructure/sandbox/engine/account.ts';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';
import type { ClientContext } from '#infrastructure/sandbox/engine/clientContext.ts';
import type { Send2faInput, Validate2faInput, WebloginInput } from '#infrastructure/sandbox/engine/engineApi.ts';
import { cookiesOf, type Outcome, type Reply } from '#infrastructure/sandbox/engine/reply.ts';
import { webHash, webRandom } from '#infrastructure/sandbox/engine/webHash.ts';
import { seedAccounts } from '#infrastructure/sandbox/seeds.ts';
import { by, login, noRequest, proofOf } from './engineInputs.ts';

export const minute = 60_000;

/** Makes a browser without cookies, which keeps those of an answer, like a real one. */
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
      send(engine.validate2FA(proofOf(code, fields), clientContext())),
    userInfo: () => engine.userInfo(clientContext())(),
    profile: () => engine.profile(clientContext())(),
    /** The tokens of the session, for a linked account if a profile is given. */
    tokens,
    claims: async (profileId: string | null = null): Promise<Record<string, unknown>> =>
      claimsOf(bodyOf(await tokens(profileId)).tokens.access_token),
  };
};

export type TestBrowser = ReturnType<typeof makeBrowser>;

/** Makes an engine on a manual clock, with a fast password hash that counts its calls. */
export const makeEngineFixture = (seeds: ReadonlyArray<AccountDraft> = seedAccounts) => {
  let time = Date.UTC(2026, 10, 21);
  let hashCount = 0;
  const password = (text: string, salt: string): Promise<string> => {
    hashCount += 1;
    return webHash.sha256(`${salt} ${text}`);
  };
  const engine = makeEngine({ now: () => time, random: webRandom, hash: { ...webHash, password } }, seeds);
  const browser = (): TestBrowser => makeBrowser(engine);
  return {
    engine,
    browser,
    advance: (ms: number): void => {
      time += ms;
    },
    /** Signs in a seed account in a new browser. */
    enter: async (name: string): Promise<TestBrowser> => {
      const tab = browser();
      await tab.signIn(name);
      return tab;
    },
    accountOf: (name: string): Account | undefined =>
      engine.accounts().find(({ email }) => email === `${name}@sandbox.test`),
    hashCount: (): number => hashCount,
    newestCode: (to: string): string => engine.inbox(to)[0]?.code ?? 'none',
  };
};

/** An engine and what a test needs to drive it. */
export type EngineFixture = ReturnType<typeof makeEngineFixture>;

/** The seed of one account: an engine with one starts quickly. */
export const seedOf = (name: string): ReadonlyArray<AccountDraft> =>
  seedAccounts.filter(({ email }) => email === `${name}@sandbox.test`);

/** The password after `resetPassword`. */
export const newPassword = 'Another-horse-9';

/** The refusal of a call before the second factor is proven. */
export const incomplete = { left: { status: 403, message: expect.stringMatching(/has not completed 2FA$/) } };

/** Signs in `sms2fa` and completes its second factor by text message. */
export const completeSecondFactor = async (
  { newestCode }: EngineFixture,
  tab: TestBrowser,
  rememberBrowser: boolean,
): Promise<void> => {
  bodyOf(await tab.signIn('sms2fa'));
  bodyOf(await tab.sendCode(by('sms')));
  bodyOf(await tab.validate(newestCode('+447700900101'), { rememberBrowser }));
};

/** Resets the password of a seed account by the code that is sent for it. */
export const resetPassword = async ({ engine, newestCode }: EngineFixture, tab: TestBrowser, name: string) => {
  const username = `${name}@sandbox.test`;
  bodyOf(await engine.forgotPassword({ username }, tab.clientContext())());
  const input = { username, password: newPassword, code: newestCode(username), ...noRequest };
  return tab.send(engine.confirmForgotPassword(input, tab.clientContext()));
};

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
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
