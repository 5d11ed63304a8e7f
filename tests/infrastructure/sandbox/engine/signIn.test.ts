import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { login, makeEngineFixture, minute, noRequest, refusalOf } from './engineFixture.ts';

describe('sign-in', () => {
  it('is refused after ten wrong passwords, even with the right one, until the limit expires', async () => {
    const { engine, browser, advance } = makeEngineFixture();
    const guess = (password: string) =>
      refusalOf(engine.weblogin(login('personal', { password }), browser().clientContext()));
    for (let tries = 0; tries < 10; tries += 1) expect(await guess('wrong')).toBe('NotAuthorizedException');
    expect(await guess('Correct-horse-9')).toBe('LimitExceededException');
    advance(10 * minute);
    expect(await guess('Correct-horse-9')).toBe('answered');
  });

  it('refuses a password that is replaced during its check', async () => {
    const { engine, browser, newestCode } = makeEngineFixture();
    const username = 'personal@sandbox.test';
    await engine.forgotPassword({ username }, browser().clientContext())();
    const input = { username, password: 'Another-horse-9', code: newestCode(username), ...noRequest };
    const checking = refusalOf(engine.weblogin(login('personal'), browser().clientContext()));
    await engine.confirmForgotPassword(input, browser().clientContext())();
    expect(await checking).toBe('NotAuthorizedException');
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
          const input = { ...login('personal'), code: '000000', codeChallenge, codeChallengeMethod };
          const outcome = await engine[call](input, browser().clientContext())();
          expect(outcome).toMatchObject({ left: { code: 'InvalidRequestException', status: 400, cookies: [] } });
          expect(hashCount()).toBe(before);
        }),
      );
    },
  );

  it('ignores a method without a challenge', async () => {
    const { engine, browser } = makeEngineFixture();
    const input = login('personal', { codeChallengeMethod: 'plain' });
    expect(await refusalOf(engine.weblogin(input, browser().clientContext()))).toBe('answered');
  });
});
