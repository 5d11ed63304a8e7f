import { describe, expect, it } from 'vitest';
import {
  claimsOf,
  completeSecondFactor,
  login,
  makeEngineFixture,
  refusalCode,
  noRequest,
  otherCode,
  bodyOf,
  type EngineFixture,
  type TestBrowser,
} from './engineFixture.ts';

const newPassword = 'Another-horse-9';
const confirm = (name: string, code: string, password = newPassword) => ({
  username: `${name}@sandbox.test`,
  password,
  code,
  ...noRequest,
});

const ask = async (fixture: EngineFixture, name: string): Promise<string> => {
  const username = `${name}@sandbox.test`;
  bodyOf(await fixture.engine.forgotPassword({ username }, fixture.browser().clientContext())());
  return fixture.newestCode(username);
};

const reset = async (fixture: EngineFixture, tab: TestBrowser, name: string) => {
  const code = await ask(fixture, name);
  return tab.send(fixture.engine.confirmForgotPassword(confirm(name, code), tab.clientContext()));
};

describe('a password reset', () => {
  it('ends a sign-in that waits for its second factor', async () => {
    const fixture = makeEngineFixture();
    const waiting = fixture.browser();
    await waiting.send(fixture.engine.weblogin(login('legacy2fa'), waiting.clientContext()));
    expect(refusalCode(await fixture.engine.profile(waiting.clientContext())())).toBe('answered');
    await reset(fixture, fixture.browser(), 'legacy2fa');
    expect(refusalCode(await fixture.engine.profile(waiting.clientContext())())).toBe('NotAuthorizedException');
  });

  it('replaces the old password, signs in, and ends every other session', async () => {
    const fixture = makeEngineFixture();
    const elsewhere = fixture.browser();
    bodyOf(await elsewhere.send(fixture.engine.weblogin(login('personal'), elsewhere.clientContext())));
    const tab = fixture.browser();
    bodyOf(await reset(fixture, tab, 'personal'));
    expect(refusalCode(await fixture.engine.userInfo(tab.clientContext())())).toBe('answered');
    expect(refusalCode(await fixture.engine.userInfo(elsewhere.clientContext())())).toBe('NotAuthorizedException');
    expect(refusalCode(await fixture.engine.weblogin(login('personal'), tab.clientContext())())).toBe(
      'NotAuthorizedException',
    );
    const input = login('personal', { password: newPassword });
    expect(refusalCode(await fixture.engine.weblogin(input, tab.clientContext())())).toBe('answered');
  });

  it('gives the same answer for every address and sends a code only to an open account', async () => {
    const fixture = makeEngineFixture();
    const names = ['personal', 'nobody', 'closed', 'locked'];
    const answers = await Promise.all(
      names.map((name) =>
        fixture.engine.forgotPassword({ username: `${name}@sandbox.test` }, fixture.browser().clientContext())(),
      ),
    );
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(fixture.engine.inbox(null).map(({ to }) => to)).toEqual(['locked@sandbox.test', 'personal@sandbox.test']);
  });

  it.each(['personal', 'nobody', 'closed'])('limits wrong codes in the same way for %s', async (name) => {
    const fixture = makeEngineFixture();
    await ask(fixture, name);
    const guess = otherCode(
      fixture.newestCode(`${name}@sandbox.test`) === 'none' ? '000000' : fixture.newestCode(`${name}@sandbox.test`),
    );
    const answers: string[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      answers.push(
        refusalCode(
          await fixture.engine.confirmForgotPassword(confirm(name, guess), fixture.browser().clientContext())(),
        ),
      );
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
  ])('refuses %s, which breaks %s, without spending the code', async (password, rule) => {
    const fixture = makeEngineFixture();
    fixture.engine.createAccount({
      email: 'Longpersonal1@sandbox.test',
      password: 'Any-password-1',
      accountType: 'Personal',
    });
    const code = await ask(fixture, 'Longpersonal1');
    const input = (typed: string) => confirm('Longpersonal1', code, typed);
    const outcome = await fixture.engine.confirmForgotPassword(input(password), fixture.browser().clientContext())();
    expect(outcome).toMatchObject({
      left: { code: 'InvalidPasswordException', message: expect.stringMatching(new RegExp(`: ${rule}$`)) },
    });
    expect(
      refusalCode(await fixture.engine.confirmForgotPassword(input(newPassword), fixture.browser().clientContext())()),
    ).toBe('answered');
  });

  it.each(['locked', 'unconfirmed', 'newemail'])('signs in %s, because the code proves the mailbox', async (name) => {
    const fixture = makeEngineFixture();
    expect(refusalCode(await reset(fixture, fixture.browser(), name))).toBe('answered');
  });

  it('does not replace the second factor, not even in a remembered browser', async () => {
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    await completeSecondFactor(fixture, tab, true);
    await tab.send(fixture.engine.logout(tab.clientContext()));
    bodyOf(await reset(fixture, tab, 'sms2fa'));
    const owed = bodyOf(await fixture.engine.getGSOTokens({ profileId: null }, tab.clientContext())());
    expect(claimsOf(owed.tokens.access_token)).toMatchObject({ two_fa_required: true, two_fa_completed: false });
    expect(owed).not.toHaveProperty('auth_code');
    await tab.send(fixture.engine.logout(tab.clientContext()));
    const again = login('sms2fa', { password: newPassword });
    bodyOf(await tab.send(fixture.engine.weblogin(again, tab.clientContext())));
    const { tokens } = bodyOf(await fixture.engine.getGSOTokens({ profileId: null }, tab.clientContext())());
    expect(claimsOf(tokens.access_token)).toMatchObject({ two_fa_completed: false });
  });

  it('keeps the second factor of a session that has completed it', async () => {
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    await completeSecondFactor(fixture, tab, false);
    bodyOf(await reset(fixture, tab, 'sms2fa'));
    const { tokens } = bodyOf(await fixture.engine.getGSOTokens({ profileId: null }, tab.clientContext())());
    expect(claimsOf(tokens.access_token)).toMatchObject({ two_fa_completed: true });
  });
});
