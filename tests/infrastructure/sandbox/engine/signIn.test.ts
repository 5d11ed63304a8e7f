import { describe, expect, it } from 'vitest';
import { login, makeBench, minute, no, noRequest, yes } from './bench.ts';

describe('signing in', () => {
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
  ])('answers the right password of %s with %s', async (name, expected) => {
    const { engine, browser } = makeBench();
    expect(no(await engine.weblogin(login(name), browser().visit())())).toBe(expected);
  });

  it.each(['personal', 'locked', 'closed', 'unconfirmed', 'newemail', 'legacy2fa', 'nobody'])(
    'tells a wrong password of %s nothing but that, at the price of one hash',
    async (name) => {
      const { engine, browser, hashings } = makeBench();
      const before = hashings();
      const outcome = await engine.weblogin(login(name, { password: 'wrong' }), browser().visit())();
      expect(outcome).toMatchObject({ left: { code: 'NotAuthorizedException', status: 401, cookies: [] } });
      expect(outcome).toMatchObject({ left: { message: 'Incorrect username or password' } });
      expect(hashings() - before).toBe(1);
    },
  );

  it.each(['personal', 'nobody'])(
    'slows the guessing at %s down, even with the right password, then lets go',
    async (name) => {
      const { engine, browser, advance } = makeBench();
      const guess = (password: string) => engine.weblogin(login(name, { password }), browser().visit())();
      for (let tries = 0; tries < 10; tries += 1) expect(no(await guess('wrong'))).toBe('NotAuthorizedException');
      expect(await guess('wrong')).toMatchObject({ left: { status: 429, retryAfterSeconds: 600 } });
      expect(no(await guess('Correct-horse-9'))).toBe('LimitExceededException');
      advance(10 * minute);
      expect(no(await guess('wrong'))).toBe('NotAuthorizedException');
    },
  );

  it('takes no password that was replaced while it was being checked', async () => {
    const { engine, browser, newestCode } = makeBench();
    const username = 'personal@sandbox.test';
    await engine.forgotPassword({ username }, browser().visit())();
    const input = { username, password: 'Another-horse-9', code: newestCode(username), ...noRequest };
    const checking = engine.weblogin(login('personal'), browser().visit())();
    await engine.confirmForgotPassword(input, browser().visit())();
    expect(no(await checking)).toBe('NotAuthorizedException');
  });

  it('takes the address in any case', async () => {
    const { engine, browser } = makeBench();
    const input = { ...login('personal'), username: 'Personal@Sandbox.TEST' };
    expect(no(await engine.weblogin(input, browser().visit())())).toBe('answered');
  });

  it('ends the session the browser had, and the codes that session gave', async () => {
    const { engine, browser } = makeBench();
    const tab = browser();
    const first = yes(await tab.keep(engine.weblogin(login('personal'), tab.visit())));
    await tab.keep(engine.weblogin(login('business'), tab.visit()));
    expect(yes(await engine.userInfo(tab.visit())()).email).toBe('business@sandbox.test');
    const input = { grantType: 'authorization_code', code: first.authCode, redirectUri: '', codeVerifier: null };
    expect(no(await engine.exchangeCode(input)())).toBe('invalid_grant');
  });

  it('refuses a PKCE method it does not speak', async () => {
    const { engine, browser } = makeBench();
    const request = { ...noRequest, codeChallenge: 'abc', codeChallengeMethod: 'plain' };
    expect(no(await engine.weblogin(login('personal', request), browser().visit())())).toBe(
      'InvalidParameterException',
    );
  });
});
