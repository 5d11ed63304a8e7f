import { describe, expect, it } from 'vitest';
import { claimsOf, login, makeBench, no, noRequest, otherThan, yes, type Bench, type Browser } from './bench.ts';

const newPassword = 'Another-horse-9';
const confirm = (name: string, code: string, password = newPassword) => ({
  username: `${name}@sandbox.test`,
  password,
  code,
  ...noRequest,
});

const ask = async (bench: Bench, name: string): Promise<string> => {
  const username = `${name}@sandbox.test`;
  yes(await bench.engine.forgotPassword({ username }, bench.browser().visit())());
  return bench.newestCode(username);
};

const reset = async (bench: Bench, tab: Browser, name: string) => {
  const code = await ask(bench, name);
  return tab.keep(bench.engine.confirmForgotPassword(confirm(name, code), tab.visit()));
};

describe('a new password', () => {
  it('replaces the old one, signs in, and ends every other session', async () => {
    const bench = makeBench();
    const elsewhere = bench.browser();
    yes(await elsewhere.keep(bench.engine.weblogin(login('personal'), elsewhere.visit())));
    const tab = bench.browser();
    yes(await reset(bench, tab, 'personal'));
    expect(no(await bench.engine.userInfo(tab.visit())())).toBe('answered');
    expect(no(await bench.engine.userInfo(elsewhere.visit())())).toBe('NotAuthorizedException');
    expect(no(await bench.engine.weblogin(login('personal'), tab.visit())())).toBe('NotAuthorizedException');
    const input = login('personal', { password: newPassword });
    expect(no(await bench.engine.weblogin(input, tab.visit())())).toBe('answered');
  });

  it('is asked for with the same answer for everyone; only an open account is written to', async () => {
    const bench = makeBench();
    const names = ['personal', 'nobody', 'closed', 'locked'];
    const answers = await Promise.all(
      names.map((name) => bench.engine.forgotPassword({ username: `${name}@sandbox.test` }, bench.browser().visit())()),
    );
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(bench.engine.inbox(null).map(({ to }) => to)).toEqual(['locked@sandbox.test', 'personal@sandbox.test']);
  });

  it.each(['personal', 'nobody', 'closed'])('is guessed at in the same way for %s', async (name) => {
    const bench = makeBench();
    await ask(bench, name);
    const guess = otherThan(
      bench.newestCode(`${name}@sandbox.test`) === 'none' ? '000000' : bench.newestCode(`${name}@sandbox.test`),
    );
    const answers: string[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      answers.push(no(await bench.engine.confirmForgotPassword(confirm(name, guess), bench.browser().visit())()));
    }
    expect(answers).toEqual([
      ...Array<string>(4).fill('CodeMismatchException'),
      'TooManyFailedAttemptsException',
      'TooManyFailedAttemptsException',
    ]);
  });

  it.each([
    ['Short-1', 'minLength'],
    ['ALL-UPPER-CASE-1', 'lowercase'],
    ['all-lower-case-1', 'uppercase'],
    ['No-Digits-At-All', 'digit'],
    ['Longpersonal1@Sandbox.Test', 'notUsername'],
  ])('must keep the rules: %s breaks %s, and spends no code', async (password, rule) => {
    const bench = makeBench();
    bench.engine.createAccount({
      email: 'Longpersonal1@sandbox.test',
      password: 'Any-password-1',
      accountType: 'Personal',
    });
    const code = await ask(bench, 'Longpersonal1');
    const input = (typed: string) => confirm('Longpersonal1', code, typed);
    const outcome = await bench.engine.confirmForgotPassword(input(password), bench.browser().visit())();
    expect(outcome).toMatchObject({
      left: { code: 'InvalidPasswordException', message: expect.stringMatching(new RegExp(`: ${rule}$`)) },
    });
    expect(no(await bench.engine.confirmForgotPassword(input(newPassword), bench.browser().visit())())).toBe(
      'answered',
    );
  });

  it.each(['locked', 'unconfirmed', 'newemail'])('opens the door of %s, whose mailbox it proved', async (name) => {
    const bench = makeBench();
    expect(no(await reset(bench, bench.browser(), name))).toBe('answered');
  });

  it('signs nobody in past a second factor, not even in a remembered browser', async () => {
    const bench = makeBench();
    const tab = bench.browser();
    yes(await tab.keep(bench.engine.weblogin(login('sms2fa'), tab.visit())));
    yes(await bench.engine.send2FA({ channel: 'sms', phoneNumber: null, changeTwoFANumber: false }, tab.visit())());
    const code = bench.newestCode('+447700900101');
    yes(await tab.keep(bench.engine.validate2FA({ code, rememberBrowser: true }, tab.visit())));
    await tab.keep(bench.engine.logout(tab.visit()));
    yes(await reset(bench, tab, 'sms2fa'));
    const owed = yes(await bench.engine.getGSOTokens({ profileId: null }, tab.visit())());
    expect(claimsOf(owed.tokens.access_token)).toMatchObject({ two_fa_required: true, two_fa_completed: false });
    expect(owed).not.toHaveProperty('auth_code');
    await tab.keep(bench.engine.logout(tab.visit()));
    const again = login('sms2fa', { password: newPassword });
    yes(await tab.keep(bench.engine.weblogin(again, tab.visit())));
    const { tokens } = yes(await bench.engine.getGSOTokens({ profileId: null }, tab.visit())());
    expect(claimsOf(tokens.access_token)).toMatchObject({ two_fa_completed: false });
  });

  it('leaves a session that had done its second factor as it was', async () => {
    const bench = makeBench();
    const tab = bench.browser();
    yes(await tab.keep(bench.engine.weblogin(login('sms2fa'), tab.visit())));
    yes(await bench.engine.send2FA({ channel: 'sms', phoneNumber: null, changeTwoFANumber: false }, tab.visit())());
    const code = bench.newestCode('+447700900101');
    yes(await tab.keep(bench.engine.validate2FA({ code, rememberBrowser: false }, tab.visit())));
    yes(await reset(bench, tab, 'sms2fa'));
    const { tokens } = yes(await bench.engine.getGSOTokens({ profileId: null }, tab.visit())());
    expect(claimsOf(tokens.access_token)).toMatchObject({ two_fa_completed: true });
  });
});
