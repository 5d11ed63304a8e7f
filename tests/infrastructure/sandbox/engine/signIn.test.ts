import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf, otherCode } from '#tests/support/codes.ts';
import { bodyOf, makeEngineFixture, minute, newPassword, refusalCode, refusalOf } from './engineFixture.ts';
import { login, noRequest } from './engineInputs.ts';

describe('sign-in', () => {
  it('is refused after ten wrong passwords, even with the right one, until the limit expires', async () => {
    const { browser, advance } = makeEngineFixture();
    const guess = async (password: string) => refusalCode(await browser().signIn('personal', { password }));
    for (let tries = 0; tries < 10; tries += 1) expect(await guess('wrong')).toBe('NotAuthorizedException');
    expect(await guess('Correct-horse-9')).toBe('LimitExceededException');
    advance(10 * minute);
    expect(await guess('Correct-horse-9')).toBe('answered');
  });

  it('refuses a password that is replaced during its check', async () => {
    const { engine, browser, newestCode } = makeEngineFixture();
    const username = 'personal@sandbox.test';
    await engine.forgotPassword({ username }, browser().clientContext())();
    const input = { username, password: newPassword, code: newestCode(username), ...noRequest };
    const checking = browser().signIn('personal');
    await engine.confirmForgotPassword(input, browser().clientContext())();
    expect(refusalCode(await checking)).toBe('NotAuthorizedException');
  });

  it.each([
    ['Personal@Sandbox.TEST', 'answered', 1],
    ['lin\u{212A}ed@sandbox.test', 'NotAuthorizedException', 0],
  ])('takes the address in any case, and a Kelvin sign for no k: %s', async (username, expected, codes) => {
    const { engine, browser } = makeEngineFixture();
    const client = browser().clientContext();
    expect(await refusalOf(engine.weblogin({ ...login(''), username }, client))).toBe(expected);
    await engine.forgotPassword({ username }, client)();
    expect(engine.inbox(null)).toHaveLength(codes);
  });

  it.each(['weblogin', 'confirmSignup', 'confirmForgotPassword'] as const)(
    'refuses a PKCE challenge without the method S256 in %s, and nothing else of it counts',
    async (call) => {
      const { engine, browser, hashCount } = makeEngineFixture();
      const anyMethod = fc.option(fc.oneof(fc.constant('plain'), fc.string()));
      await fc.assert(
        fc.asyncProperty(fc.string(), anyMethod, async (codeChallenge, codeChallengeMethod) => {
          fc.pre(codeChallengeMethod !== 'S256');
          const before = hashCount();
          const input = { ...login('personal'), code: codeOf('0'), codeChallenge, codeChallengeMethod };
          const outcome = await engine[call](input, browser().clientContext())();
          expect(outcome).toMatchObject({ left: { code: 'InvalidRequestException', status: 400, cookies: [] } });
          expect(hashCount()).toBe(before);
        }),
      );
    },
  );

  it('ignores a method without a challenge', async () => {
    const tab = makeEngineFixture().browser();
    expect(refusalCode(await tab.signIn('personal', { codeChallengeMethod: 'plain' }))).toBe('answered');
  });
});

describe('sign-up', () => {
  const username = 'Ada@sandbox.test';
  const password = 'Correct-horse-9';
  const account = { username, password, tcVersion: 'terms-2026-09' };

  it('refuses an address that has an account, in any case', async () => {
    const { engine, browser } = makeEngineFixture();
    const again = { ...account, username: 'PERSONAL@sandbox.test' };
    expect(await refusalOf(engine.websignup(again, browser().clientContext()))).toBe('UsernameExistsException');
  });

  it.each([
    ['of one address', 5, () => username],
    ['of many addresses at one brand', 30, (at: number) => `ada${at}@sandbox.test`],
  ])('%s is tried %i times in ten minutes, whether or not there is an account', async (_what, max, addressAt) => {
    const { engine, browser, advance } = makeEngineFixture();
    const signUp = (at: number, call = engine.websignup) =>
      call({ ...account, username: addressAt(at) }, browser().clientContext())();
    for (let at = 0; at < max; at += 1) await signUp(at, at % 2 === 0 ? engine.websignup : engine.websignupcorp);
    const limited = { left: { code: 'LimitExceededException', status: 429, retryAfterSeconds: 600 } };
    expect(await signUp(max)).toMatchObject(limited);
    expect(await signUp(max, engine.websignupcorp)).toMatchObject(limited);
    advance(10 * minute);
    expect(await signUp(max)).not.toMatchObject(limited);
  });

  it('with a password that breaks a rule tells nothing of an address, and does not count', async () => {
    const { engine, browser } = makeEngineFixture();
    const client = browser().clientContext();
    const signUp = (fields: object) => refusalOf(engine.websignup({ ...account, ...fields }, client));
    for (let at = 0; at < 31; at += 1) {
      const probed = [username, 'personal@sandbox.test'].map((one) => signUp({ username: one, password: 'x' }));
      expect(await Promise.all(probed)).toEqual(['InvalidPasswordException', 'InvalidPasswordException']);
    }
    expect(await signUp({})).toBe('answered');
  });

  it('is not limited by the codes that are asked for any text', async () => {
    const { engine, browser } = makeEngineFixture();
    const client = browser().clientContext();
    for (const text of [`address:${username}`, 'brand:xe_session'])
      for (let at = 0; at < 5; at += 1) bodyOf(await engine.resendConfirmationCode({ username: text }, client)());
    expect(await refusalOf(engine.websignup(account, client))).toBe('answered');
  });

  it.each([
    ['minLength', 'Short-1'],
    ['digit', 'Without-any-digit'],
    ['lowercase', 'ALL-UPPER-CASE-1'],
    ['uppercase', 'all-lower-case-1'],
    ['notUsername', 'Ada@example.test1'],
  ])('creates no account and sends no code with a password that breaks the rule %s', async (rule, broken) => {
    const { engine, browser } = makeEngineFixture();
    const client = browser().clientContext();
    const weak = { ...account, username: 'ada@example.test1', password: broken };
    const message = `Password did not conform with policy: ${rule}`;
    expect(await engine.websignup(weak, client)()).toMatchObject({
      left: { code: 'InvalidPasswordException', message },
    });
    expect(engine.inbox(weak.username)).toEqual([]);
    expect(await refusalOf(engine.websignup({ ...weak, password }, client))).toBe('answered');
  });

  it('requires the correct password with the code; a wrong password does not spend the code', async () => {
    const { engine, browser, newestCode } = makeEngineFixture();
    const client = browser().clientContext();
    bodyOf(await engine.websignup(account, client)());
    const code = newestCode(username);
    const confirm = (fields: object): Promise<string> =>
      refusalOf(engine.confirmSignup({ username, password, code, ...noRequest, ...fields }, client));
    expect(await confirm({ password: 'Wrong-horse-9' })).toBe('NotAuthorizedException');
    expect(await confirm({ code: otherCode(code) })).toBe('CodeMismatchException');
    expect(await confirm({})).toBe('answered');
    expect(await confirm({})).toBe('ExpiredCodeException');
  });

  it('sends a new code only to an account that is not confirmed', async () => {
    const { engine, browser } = makeEngineFixture();
    for (const name of ['nobody', 'personal', 'unconfirmed']) {
      await engine.resendConfirmationCode({ username: `${name}@sandbox.test` }, browser().clientContext())();
    }
    expect(engine.inbox(null).map(({ to }) => to)).toEqual(['unconfirmed@sandbox.test']);
  });
});
