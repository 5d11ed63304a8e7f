import * as E from 'fp-ts/Either';
import type { Account, AccountDraft } from '#infrastructure/sandbox/engine/account.ts';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';
import type { Send2faInput, Validate2faInput, WebloginInput } from '#infrastructure/sandbox/engine/inputs.ts';
import type { Outcome, Reply } from '#infrastructure/sandbox/engine/reply.ts';
import { webHash, webRandom } from '#infrastructure/sandbox/engine/webHash.ts';
import { seedAccounts, seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeBrowser, type TestBrowser } from './testBrowser.ts';

export const minute = 60_000;

/** An engine and what a test needs to drive it. */
export type EngineFixture = {
  readonly engine: Engine;
  readonly advance: (ms: number) => void;
  readonly browser: () => TestBrowser;
  readonly hashCount: () => number;
  readonly newestCode: (to: string) => string;
};

/** Makes an engine on a manual clock, with a fast password hash that counts its calls. */
export const makeEngineFixture = (seeds: ReadonlyArray<AccountDraft> = seedAccounts): EngineFixture => {
  let time = Date.UTC(2026, 10, 21);
  let hashCount = 0;
  const password = (text: string, salt: string): Promise<string> => {
    hashCount += 1;
    return webHash.sha256(`${salt} ${text}`);
  };
  const engine = makeEngine({ now: () => time, random: webRandom, hash: { ...webHash, password } }, seeds);
  return {
    engine,
    advance: (ms) => {
      time += ms;
    },
    browser: makeBrowser,
    hashCount: () => hashCount,
    newestCode: (to) => engine.inbox(to)[0]?.code ?? 'none',
  };
};

/** The seed of one account: an engine with one starts quickly. */
export const seedOf = (name: string): ReadonlyArray<AccountDraft> =>
  seedAccounts.filter(({ email }) => email === `${name}@sandbox.test`);

/** An authorization request without redirect and challenge. */
export const noRequest = { redirectUrl: null, codeChallenge: null, codeChallengeMethod: null };

/** An authorization request with a challenge: a sign-in with it needs no earlier one. */
export const challenged = { ...noRequest, codeChallenge: 'a-challenge', codeChallengeMethod: 'S256' };

/** The input of a sign-in with a seed account, with the correct password unless `fields` has another. */
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

/** The input of `send2FA` that only reads the status. */
export const statusOnly: Send2faInput = { channel: null, phoneNumber: null, changeTwoFANumber: false };
/** The input of `send2FA` for one channel, and a number if it is not the account's. */
export const by = (channel: string, phoneNumber: string | null = null): Send2faInput => ({
  ...statusOnly,
  channel,
  phoneNumber,
});

/** The input of `validate2FA` that proves a code, without remembering the browser. */
export const proofOf = (code: string, fields: Partial<Validate2faInput> = {}): Validate2faInput => ({
  code,
  rememberBrowser: false,
  changeTwoFANumber: false,
  ...fields,
});

/** Signs in a seed account in a new browser. */
export const enter = async (fixture: EngineFixture, name: string): Promise<TestBrowser> => {
  const tab = fixture.browser();
  await tab.send(fixture.engine.weblogin(login(name), tab.clientContext()));
  return tab;
};

/** The claims of the tokens of a browser, for a linked account if a profile is given. */
export const claimsIn = async (
  { engine }: EngineFixture,
  tab: TestBrowser,
  profileId: string | null = null,
): Promise<Record<string, unknown>> =>
  claimsOf(bodyOf(await engine.getGSOTokens({ profileId }, tab.clientContext())()).tokens.access_token);

/** The seed account of a name. */
export const accountOf = ({ engine }: EngineFixture, name: string): Account | undefined =>
  engine.accounts().find(({ email }) => email === `${name}@sandbox.test`);

/** Signs in `sms2fa` and completes its second factor by text message. */
export const completeSecondFactor = async (
  { engine, newestCode }: EngineFixture,
  tab: TestBrowser,
  rememberBrowser: boolean,
): Promise<void> => {
  bodyOf(await tab.send(engine.weblogin(login('sms2fa'), tab.clientContext())));
  bodyOf(await engine.send2FA(by('sms'), tab.clientContext())());
  const code = newestCode('+447700900101');
  bodyOf(await tab.send(engine.validate2FA(proofOf(code, { rememberBrowser }), tab.clientContext())));
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

/** Returns a code that differs from this one. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Returns the claims of a token, without checking its signature. */
export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
