import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { login, makeEngineFixture, minute, refusalCode, noRequest, bodyOf } from './engineFixture.ts';

describe('sign-in', () => {
  it.each([
    ['personal', 'answered'],
    ['business', 'answered'],
    ['linked', 'answered'],
    ['social', 'answered'],
    ['sms2fa', 'answered'],
    ['locked2fa', 'answered'],
    ['locked', 'AccountLockedException'],
    ['closed', 'AccountClosedException'],
    ['unconfirmed', 'UserNotConfirmedException'],
    ['newemail', 'EmailChangePendingException'],
    ['legacy2fa', 'TwoFactorRequiredException'],
  ])('answers the correct password of %s with %s', async (name, expected) => {
    const { engine, browser } = makeEngineFixture();
    expect(refusalCode(await engine.weblogin(login(name), browser().clientContext())())).toBe(expected);
  });

  it.each(['personal', 'locked', 'closed', 'unconfirmed', 'newemail', 'legacy2fa', 'nobody'])(
    'answers a wrong password of %s in the same way as any other, with one hash',
    async (name) => {
      const { engine, browser, hashCount } = makeEngineFixture();
      const before = hashCount();
      const outcome = await engine.weblogin(login(name, { password: 'wrong' }), browser().clientContext())();
      expect(outcome).toMatchObject({ left: { code: 'NotAuthorizedException', status: 401, cookies: [] } });
      expect(outcome).toMatchObject({ left: { message: 'Incorrect username or password' } });
      expect(hashCount() - before).toBe(1);
    },
  );

  it.each(['personal', 'nobody'])(
    'limits attempts for %s, even with the correct password, until the limit expires',
    async (name) => {
      const { engine, browser, advance } = makeEngineFixture();
      const guess = (password: string) => engine.weblogin(login(name, { password }), browser().clientContext())();
      for (let tries = 0; tries < 10; tries += 1)
        expect(refusalCode(await guess('wrong'))).toBe('NotAuthorizedException');
      expect(await guess('wrong')).toMatchObject({ left: { status: 429, retryAfterSeconds: 600 } });
      expect(refusalCode(await guess('Correct-horse-9'))).toBe('LimitExceededException');
      advance(10 * minute);
      expect(refusalCode(await guess('wrong'))).toBe('NotAuthorizedException');
    },
  );

  it('refuses a password that is replaced during its check', async () => {
    const { engine, browser, newestCode } = makeEngineFixture();
    const username = 'personal@sandbox.test';
    await engine.forgotPassword({ username }, browser().clientContext())();
    const input = { username, password: 'Another-horse-9', code: newestCode(username), ...noRequest };
    const checking = engine.weblogin(login('personal'), browser().clientContext())();
    await engine.confirmForgotPassword(input, browser().clientContext())();
    expect(refusalCode(await checking)).toBe('NotAuthorizedException');
  });

  it('accepts the address in any case', async () => {
    const { engine, browser } = makeEngineFixture();
    const input = { ...login('personal'), username: 'Personal@Sandbox.TEST' };
    expect(refusalCode(await engine.weblogin(input, browser().clientContext())())).toBe('answered');
  });

  it('takes a Kelvin sign for no k', async () => {
    const { engine, browser } = makeEngineFixture();
    const input = { ...login('linked'), username: 'lin\u{212A}ed@sandbox.test' };
    expect(refusalCode(await engine.weblogin(input, browser().clientContext())())).toBe('NotAuthorizedException');
    await engine.forgotPassword({ username: input.username }, browser().clientContext())();
    expect(engine.inbox(null)).toEqual([]);
  });

  it('ends the previous session of the browser and invalidates its auth codes', async () => {
    const { engine, browser } = makeEngineFixture();
    const tab = browser();
    const first = bodyOf(await tab.send(engine.weblogin(login('personal'), tab.clientContext())));
    await tab.send(engine.weblogin(login('business'), tab.clientContext()));
    expect(bodyOf(await engine.userInfo(tab.clientContext())()).email).toBe('business@sandbox.test');
    const input = { grantType: 'authorization_code', code: first.authCode, redirectUri: '', codeVerifier: null };
    expect(refusalCode(await engine.exchangeCode(input)())).toBe('invalid_grant');
  });

  it.each(['weblogin', 'confirmSignup', 'confirmForgotPassword'] as const)(
    'refuses a PKCE challenge without the method S256 in %s, and nothing else of it counts',
    async (call) => {
      const { engine, browser, hashCount } = makeEngineFixture();
      await fc.assert(
        fc.asyncProperty(
          fc.string(),
          fc.option(fc.oneof(fc.constant('plain'), fc.string())),
          async (codeChallenge, method) => {
            fc.pre(method !== 'S256');
            const before = hashCount();
            const input = { ...login('personal'), code: '000000', codeChallenge, codeChallengeMethod: method };
            const outcome = await engine[call](input, browser().clientContext())();
            expect(outcome).toMatchObject({ left: { code: 'InvalidRequestException', status: 400, cookies: [] } });
            expect(hashCount()).toBe(before);
          },
        ),
      );
    },
  );

  it('ignores a method without a challenge', async () => {
    const { engine, browser } = makeEngineFixture();
    const request = { ...noRequest, codeChallengeMethod: 'plain' };
    expect(refusalCode(await engine.weblogin(login('personal', request), browser().clientContext())())).toBe(
      'answered',
    );
  });
});
