import { beforeEach, expect } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import type { Account } from '#infrastructure/sandbox/engine/account.ts';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import type { TokenInput } from '#infrastructure/sandbox/engine/engineApi.ts';
import { webHash, webRandom } from '#infrastructure/sandbox/engine/webHash.ts';
import { makeBrowser, newestCodeOf, refusalCode, type TestBrowser, verifier } from './testBrowser.ts';

export const minute = 60_000;

/** Makes an engine on a manual clock, with a fast password hash. */
export const makeEngineFixture = () => {
  let time = Date.UTC(2026, 10, 21);
  const hash = { ...webHash, password: (text: string, salt: string) => webHash.sha256(`${salt} ${text}`) };
  const engine = makeEngine({ now: () => time, random: webRandom, hash });
  const browser = (): TestBrowser => makeBrowser(engine);
  const exchange = (code: string, fields: Partial<TokenInput> = {}, brand = mainBrand) => {
    const input = { code, grantType: 'authorization_code', redirectUri: 'https://partner.test/back/' };
    return engine.exchangeCode({ ...input, codeVerifier: verifier, ...fields }, brand)();
  };
  return {
    engine,
    browser,
    newestCode: () => newestCodeOf(engine),
    advance: (ms: number): void => void (time += ms),
    /** Signs in a seed account in a new browser. */
    enter: async (name: string): Promise<TestBrowser> => {
      const tab = browser();
      await tab.signIn(name);
      return tab;
    },
    accountOf: (name: string): Account | undefined =>
      engine.accounts().find(({ email }) => email === `${name}@sandbox.test`),
    /** Exchanges a code with the redirect and the verifier of the sign-ins, unless `fields` has others. */
    exchange,
    /** Exchanges a code, and returns why that is refused, or 'answered'. */
    redeem: async (...input: Parameters<typeof exchange>): Promise<string> => refusalCode(await exchange(...input)),
  };
};

/** The engine of the tests of a file; each begins with the seed accounts, and without sessions and codes. */
export const setUpEngine = (): ReturnType<typeof makeEngineFixture> => {
  const fixture = makeEngineFixture();
  beforeEach(fixture.engine.reset);
  return fixture;
};

/** The refusal of a call before the second factor is proven. */
export const incomplete = { left: { status: 403, message: expect.stringMatching(/has not completed 2FA$/) } };
