import { describe, expect, it } from 'vitest';
import {
  claimsOf,
  login,
  makeEngineFixture,
  refusalCode,
  noRequest,
  otherCode,
  bodyOf,
  type EngineFixture,
} from './engineFixture.ts';

const username = 'Ada@sandbox.test';
const password = 'Correct-horse-9';
const account = { username, password, tcVersion: 'terms-2026-09' };
const coded = (code: string, typed = password) => ({ username, password: typed, code, ...noRequest });

const signedUp = async (fixture: EngineFixture): Promise<string> => {
  bodyOf(await fixture.engine.websignup(account, fixture.browser().clientContext())());
  return fixture.newestCode(username);
};

describe('sign-up', () => {
  it.each([
    ['websignup', 'Personal'],
    ['websignupcorp', 'Corporate'],
  ] as const)('by %s makes a %s account once its code has come back', async (call, account_type) => {
    const fixture = makeEngineFixture();
    const { engine, browser } = fixture;
    const tab = browser();
    bodyOf(await engine[call](account, tab.clientContext())());
    expect(engine.inbox(username)).toMatchObject([{ to: username, channel: 'email', purpose: 'sign-up' }]);
    expect(refusalCode(await engine.weblogin({ ...login('ada'), username }, tab.clientContext())())).toBe(
      'UserNotConfirmedException',
    );
    const grant = bodyOf(
      await tab.send(engine.confirmSignup(coded(fixture.newestCode(username)), tab.clientContext())),
    );
    const { tokens } = bodyOf(await engine.getGSOTokens({ profileId: null }, tab.clientContext())());
    expect(claimsOf(tokens.access_token)).toMatchObject({ sub: grant.profileId, email: username, account_type });
  });

  it('refuses an address that has an account, in any case', async () => {
    const { engine, browser } = makeEngineFixture();
    const again = { ...account, username: 'PERSONAL@sandbox.test' };
    expect(refusalCode(await engine.websignup(again, browser().clientContext())())).toBe('UsernameExistsException');
  });

  it('refuses a password that breaks a rule and creates no account', async () => {
    const { engine, browser } = makeEngineFixture();
    expect(refusalCode(await engine.websignup({ ...account, password: 'short' }, browser().clientContext())())).toBe(
      'InvalidPasswordException',
    );
    expect(engine.inbox(username)).toEqual([]);
    expect(refusalCode(await engine.websignup(account, browser().clientContext())())).toBe('answered');
  });

  it('requires the correct password with the code; a wrong password does not spend the code', async () => {
    const fixture = makeEngineFixture();
    const code = await signedUp(fixture);
    const client = fixture.browser().clientContext();
    expect(refusalCode(await fixture.engine.confirmSignup(coded(code, 'Wrong-horse-9'), client)())).toBe(
      'NotAuthorizedException',
    );
    expect(refusalCode(await fixture.engine.confirmSignup(coded(otherCode(code)), client)())).toBe(
      'CodeMismatchException',
    );
    expect(refusalCode(await fixture.engine.confirmSignup(coded(code), client)())).toBe('answered');
    expect(refusalCode(await fixture.engine.confirmSignup(coded(code), client)())).toBe('ExpiredCodeException');
  });

  it('sends a new code that replaces the old one', async () => {
    const fixture = makeEngineFixture();
    const old = await signedUp(fixture);
    const client = fixture.browser().clientContext();
    bodyOf(await fixture.engine.resendConfirmationCode({ username }, client)());
    expect(refusalCode(await fixture.engine.confirmSignup(coded(old), client)())).toBe('CodeMismatchException');
    expect(refusalCode(await fixture.engine.confirmSignup(coded(fixture.newestCode(username)), client)())).toBe(
      'answered',
    );
  });

  it('answers a request for a new code in the same way for every address, with the same limit', async () => {
    const { engine, browser } = makeEngineFixture();
    for (const name of ['nobody', 'personal']) {
      const resend = engine.resendConfirmationCode({ username: `${name}@sandbox.test` }, browser().clientContext());
      for (let sent = 0; sent < 5; sent += 1) expect(refusalCode(await resend())).toBe('answered');
      expect(refusalCode(await resend())).toBe('LimitExceededException');
    }
    expect(engine.inbox(null)).toEqual([]);
  });
});

describe('a changed email address', () => {
  const changed = 'newemail@sandbox.test';

  it('is confirmed after the refused sign-in, which then continues', async () => {
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    expect(refusalCode(await tab.send(fixture.engine.weblogin(login('newemail'), tab.clientContext())))).toBe(
      'EmailChangePendingException',
    );
    bodyOf(await fixture.engine.webChangeEmailResend({ username: changed }, tab.clientContext())());
    expect(fixture.engine.inbox(changed)).toMatchObject([{ purpose: 'email-change' }]);
    const code = fixture.newestCode(changed);
    expect(
      refusalCode(await tab.send(fixture.engine.webChangeEmailConfirm({ code: otherCode(code) }, tab.clientContext()))),
    ).toBe('CodeMismatchException');
    bodyOf(await tab.send(fixture.engine.webChangeEmailConfirm({ code }, tab.clientContext())));
    expect(bodyOf(await fixture.engine.userInfo(tab.clientContext())()).email).toBe(changed);
    expect(refusalCode(await fixture.engine.weblogin(login('newemail'), fixture.browser().clientContext())())).toBe(
      'answered',
    );
  });

  it('cannot be confirmed without that refused sign-in', async () => {
    const { engine, browser } = makeEngineFixture();
    const stranger = browser();
    const resend = engine.webChangeEmailResend({ username: changed }, stranger.clientContext());
    expect(refusalCode(await resend())).toBe('NotAuthorizedException');
    expect(refusalCode(await engine.webChangeEmailConfirm({ code: '123456' }, stranger.clientContext())())).toBe(
      'NotAuthorizedException',
    );
    expect(engine.inbox(null)).toEqual([]);
  });
});
