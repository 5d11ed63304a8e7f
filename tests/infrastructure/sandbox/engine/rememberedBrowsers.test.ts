import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  by,
  challenged,
  claimsOf,
  login,
  makeEngineFixture,
  proofOf,
  type EngineFixture,
  type TestBrowser,
} from './engineFixture.ts';

const own = '+447700900101';
const another = '+447700900777';

/** A browser of one engine, and what its person does there. */
const openBrowser = ({ engine, newestCode, browser }: EngineFixture) => {
  const tab: TestBrowser = browser();
  const signIn = async (name: string): Promise<unknown> => tab.send(engine.weblogin(login(name), tab.clientContext()));
  return {
    /** Signs in and proves the second factor with a code to this address. */
    complete: async (name: string, to: string, { rememberBrowser }: { readonly rememberBrowser: boolean }) => {
      await signIn(name);
      bodyOf(await engine.send2FA(by(to.includes('@') ? 'email' : 'sms'), tab.clientContext())());
      bodyOf(await tab.send(engine.validate2FA(proofOf(newestCode(to), { rememberBrowser }), tab.clientContext())));
    },
    /** Requests a code to a number, and returns the fields that make it the number of the account. */
    requestChange: async (number: string) => {
      bodyOf(await engine.send2FA({ ...by('sms', number), changeTwoFANumber: true }, tab.clientContext())());
      return { code: newestCode(number), changeTwoFANumber: true };
    },
    validate: async (fields: ReturnType<typeof proofOf>): Promise<void> => {
      bodyOf(await tab.send(engine.validate2FA(fields, tab.clientContext())));
    },
    signInWithCode: async (name: string, { code, ...fields }: ReturnType<typeof proofOf>): Promise<void> => {
      const input = login(name, { ...challenged, ...fields, verifyCode: code });
      bodyOf(await tab.send(engine.weblogin(input, tab.clientContext())));
    },
    /** Signs in with the password, and says whether that was enough. */
    isRemembered: async (name: string): Promise<unknown> => {
      await signIn(name);
      const outcome = await engine.getGSOTokens({ profileId: null }, tab.clientContext())();
      return E.isRight(outcome) && claimsOf(outcome.right.body.tokens.access_token)['two_fa_completed'];
    },
  };
};

describe('the remembered browsers of an account whose number is another one', () => {
  it.each([
    ['sms2fa', own, true],
    ['sms2fa', own, false],
    ['email2fa', 'email2fa@sandbox.test', true],
    ['email2fa', 'email2fa@sandbox.test', false],
  ])(
    'are forgotten but for one that is remembered with the change: %s, from %s, %s',
    async (name, to, rememberBrowser) => {
      const fixture = makeEngineFixture();
      const [changing, other] = [openBrowser(fixture), openBrowser(fixture)];
      for (const browser of [other, changing]) await browser.complete(name, to, { rememberBrowser: true });
      const change = await changing.requestChange(another);
      await changing.validate({ ...change, rememberBrowser });
      expect(await changing.isRemembered(name)).toBe(rememberBrowser);
      expect(await other.isRemembered(name)).toBe(false);
    },
  );

  it('are forgotten by a sign-in with a code, too', async () => {
    const fixture = makeEngineFixture();
    const [changing, other] = [openBrowser(fixture), openBrowser(fixture)];
    for (const browser of [other, changing]) await browser.complete('sms2fa', own, { rememberBrowser: true });
    const change = await changing.requestChange(another);
    await changing.signInWithCode('sms2fa', { ...change, rememberBrowser: true });
    expect(await changing.isRemembered('sms2fa')).toBe(true);
    expect(await other.isRemembered('sms2fa')).toBe(false);
  });

  it('stay remembered until the code is verified, where the number stays the same, and for another account', async () => {
    const fixture = makeEngineFixture();
    const [changing, other, stranger] = [openBrowser(fixture), openBrowser(fixture), openBrowser(fixture)];
    await other.complete('sms2fa', own, { rememberBrowser: true });
    await stranger.complete('whatsapp2fa', '+447700900102', { rememberBrowser: true });
    await changing.complete('sms2fa', own, { rememberBrowser: false });
    await changing.validate({ ...(await changing.requestChange(own)), rememberBrowser: false });
    const change = await changing.requestChange(another);
    expect(await other.isRemembered('sms2fa')).toBe(true);
    await changing.validate({ ...change, rememberBrowser: false });
    expect(await other.isRemembered('sms2fa')).toBe(false);
    expect(await stranger.isRemembered('whatsapp2fa')).toBe(true);
  });
});
