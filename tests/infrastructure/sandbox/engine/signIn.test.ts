import { describe, expect, it } from 'vitest';
import { codeOf } from '#tests/support/codes.ts';
import { minute, setUpEngine } from './engineFixture.ts';
import { login, refusalCode, refusalOf } from './testBrowser.ts';

const { advance, browser, engine } = setUpEngine();

describe('sign-in', () => {
  it('is refused after ten wrong passwords, even with the right one, until the limit expires', async () => {
    const guess = (password: string) => browser().signIn('personal', { password });
    for (let tries = 0; tries < 10; tries += 1)
      expect(refusalCode(await guess('wrong'))).toBe('NotAuthorizedException');
    const limited = { left: { code: 'LimitExceededException', retryAfterSeconds: 600 } };
    expect(await guess('Correct-horse-9')).toMatchObject(limited);
    advance(10 * minute);
    expect(refusalCode(await guess('Correct-horse-9'))).toBe('answered');
  });

  it('refuses a password that is replaced during its check', async () => {
    const checking = browser().signIn('personal');
    await browser().resetPassword('personal');
    expect(refusalCode(await checking)).toBe('NotAuthorizedException');
  });

  it.each([
    ['Personal@Sandbox.TEST', 'answered', 1],
    ['lin\u{212A}ed@sandbox.test', 'NotAuthorizedException', 0],
  ])('takes the address in any case, and a Kelvin sign for no k: %s', async (username, expected, codes) => {
    const client = browser().clientContext();
    expect(await refusalOf(engine.weblogin(login('', { username }), client))).toBe(expected);
    await engine.forgotPassword({ username }, client)();
    expect(engine.inbox(null)).toHaveLength(codes);
  });

  it.each(['weblogin', 'confirmSignup', 'confirmForgotPassword'] as const)(
    'refuses a PKCE challenge without the method S256: %s',
    async (call) => {
      for (const codeChallengeMethod of [null, '', 'plain', 's256']) {
        const input = { ...login('personal', { codeChallengeMethod }), code: codeOf('0') };
        const refused = { left: { code: 'InvalidRequestException', status: 400, cookies: [] } };
        expect(await engine[call](input, browser().clientContext())()).toMatchObject(refused);
      }
    },
  );
});
