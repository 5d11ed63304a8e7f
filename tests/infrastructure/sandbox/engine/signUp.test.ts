import { describe, expect, it } from 'vitest';
import { claimsOf, login, makeBench, no, noRequest, otherThan, yes, type Bench } from './bench.ts';

const username = 'Ada@sandbox.test';
const password = 'Correct-horse-9';
const account = { username, password, tcVersion: 'terms-2026-09' };
const coded = (code: string, typed = password) => ({ username, password: typed, code, ...noRequest });

const signedUp = async (bench: Bench): Promise<string> => {
  yes(await bench.engine.websignup(account, bench.browser().visit())());
  return bench.newestCode(username);
};

describe('signing up', () => {
  it.each([
    ['websignup', 'Personal'],
    ['websignupcorp', 'Corporate'],
  ] as const)('by %s makes a %s account once its code has come back', async (call, account_type) => {
    const bench = makeBench();
    const { engine, browser } = bench;
    const tab = browser();
    yes(await engine[call](account, tab.visit())());
    expect(engine.inbox(username)).toMatchObject([{ to: username, channel: 'email', purpose: 'sign-up' }]);
    expect(no(await engine.weblogin({ ...login('ada'), username }, tab.visit())())).toBe('UserNotConfirmedException');
    const grant = yes(await tab.keep(engine.confirmSignup(coded(bench.newestCode(username)), tab.visit())));
    const { tokens } = yes(await engine.getGSOTokens({ profileId: null }, tab.visit())());
    expect(claimsOf(tokens.access_token)).toMatchObject({ sub: grant.profileId, email: username, account_type });
  });

  it('refuses an address that has an account, in any case it is written', async () => {
    const { engine, browser } = makeBench();
    const again = { ...account, username: 'PERSONAL@sandbox.test' };
    expect(no(await engine.websignup(again, browser().visit())())).toBe('UsernameExistsException');
  });

  it.each(['', 'ada', 'ada@', '@sandbox.test', 'a da@sandbox.test'])(
    'refuses %j, which is no address',
    async (typed) => {
      const { engine, browser } = makeBench();
      expect(no(await engine.websignup({ ...account, username: typed }, browser().visit())())).toBe(
        'InvalidParameterException',
      );
    },
  );

  it('refuses a password that breaks a rule, and opens nothing', async () => {
    const { engine, browser } = makeBench();
    expect(no(await engine.websignup({ ...account, password: 'short' }, browser().visit())())).toBe(
      'InvalidPasswordException',
    );
    expect(engine.inbox(username)).toEqual([]);
    expect(no(await engine.websignup(account, browser().visit())())).toBe('answered');
  });

  it('wants the right password with the code, and spends no code on a wrong one', async () => {
    const bench = makeBench();
    const code = await signedUp(bench);
    const visit = bench.browser().visit();
    expect(no(await bench.engine.confirmSignup(coded(code, 'Wrong-horse-9'), visit)())).toBe('NotAuthorizedException');
    expect(no(await bench.engine.confirmSignup(coded(otherThan(code)), visit)())).toBe('CodeMismatchException');
    expect(no(await bench.engine.confirmSignup(coded(code), visit)())).toBe('answered');
    expect(no(await bench.engine.confirmSignup(coded(code), visit)())).toBe('ExpiredCodeException');
  });

  it('sends a new code that replaces the old one', async () => {
    const bench = makeBench();
    const old = await signedUp(bench);
    const visit = bench.browser().visit();
    yes(await bench.engine.resendConfirmationCode({ username }, visit)());
    expect(no(await bench.engine.confirmSignup(coded(old), visit)())).toBe('CodeMismatchException');
    expect(no(await bench.engine.confirmSignup(coded(bench.newestCode(username)), visit)())).toBe('answered');
  });

  it('is asked for a new code with the same answer for everyone, and the same limit', async () => {
    const { engine, browser } = makeBench();
    for (const name of ['nobody', 'personal']) {
      const resend = engine.resendConfirmationCode({ username: `${name}@sandbox.test` }, browser().visit());
      for (let sent = 0; sent < 5; sent += 1) expect(no(await resend())).toBe('answered');
      expect(no(await resend())).toBe('LimitExceededException');
    }
    expect(engine.inbox(null)).toEqual([]);
  });
});

describe('a changed address', () => {
  const changed = 'newemail@sandbox.test';

  it('is confirmed by the person whose sign-in was refused for it, who is then signed in', async () => {
    const bench = makeBench();
    const tab = bench.browser();
    expect(no(await tab.keep(bench.engine.weblogin(login('newemail'), tab.visit())))).toBe(
      'EmailChangePendingException',
    );
    yes(await bench.engine.webChangeEmailResend({ username: changed }, tab.visit())());
    expect(bench.engine.inbox(changed)).toMatchObject([{ purpose: 'email-change' }]);
    const code = bench.newestCode(changed);
    expect(no(await tab.keep(bench.engine.webChangeEmailConfirm({ code: otherThan(code) }, tab.visit())))).toBe(
      'CodeMismatchException',
    );
    yes(await tab.keep(bench.engine.webChangeEmailConfirm({ code }, tab.visit())));
    expect(yes(await bench.engine.userInfo(tab.visit())()).email).toBe(changed);
    expect(no(await bench.engine.weblogin(login('newemail'), bench.browser().visit())())).toBe('answered');
  });

  it('is nothing to anyone else', async () => {
    const { engine, browser } = makeBench();
    const stranger = browser();
    const resend = engine.webChangeEmailResend({ username: changed }, stranger.visit());
    expect(no(await resend())).toBe('NotAuthorizedException');
    expect(no(await engine.webChangeEmailConfirm({ code: '123456' }, stranger.visit())())).toBe(
      'NotAuthorizedException',
    );
    expect(engine.inbox(null)).toEqual([]);
  });
});
