import { describe, expect, it } from 'vitest';
import { webHash } from '#infrastructure/sandbox/engine/webHash.ts';
import {
  claimsOf,
  enter,
  login,
  makeEngineFixture,
  minute,
  refusalCode,
  noRequest,
  otherCode,
  proofOf,
  bodyOf,
  type EngineFixture,
  type TestBrowser,
} from './engineFixture.ts';

const number = '+447700900110';
const verifier = 'a-verifier-of-the-length-that-the-standard-asks-for';

const refused = async (fixture: EngineFixture): Promise<TestBrowser> => {
  const tab = fixture.browser();
  const codeChallenge = await webHash.sha256(verifier);
  const request = { redirectUrl: 'https://partner.test', codeChallenge, codeChallengeMethod: 'S256' };
  const outcome = await tab.send(fixture.engine.weblogin(login('legacy2fa', request), tab.clientContext()));
  expect(outcome).toMatchObject({ left: { status: 403, message: expect.stringMatching(/has not completed 2FA$/) } });
  return tab;
};

const sendTo = (fixture: EngineFixture, tab: TestBrowser) =>
  fixture.engine.send2FA({ channel: 'sms', phoneNumber: number, changeTwoFANumber: false }, tab.clientContext())();

describe('a sign-in refused until the second factor is done', () => {
  it('sets a cookie that allows the profile, the lookup and sending a code, and nothing else', async () => {
    const fixture = makeEngineFixture();
    const { engine } = fixture;
    const tab = await refused(fixture);
    expect(Object.keys(tab.clientContext().cookies)).toEqual(['xe_session_pre']);
    expect(bodyOf(await engine.profile(tab.clientContext())()).mobilePhone.number).toBe(number);
    expect(refusalCode(await engine.lookupPhoneNumber({ phoneNumber: number }, tab.clientContext())())).toBe(
      'answered',
    );
    expect(bodyOf(await sendTo(fixture, tab)).authenticationResult.success).toBe(true);
    const code = fixture.newestCode(number);
    const closed = [
      await engine.getGSOTokens({ profileId: null }, tab.clientContext())(),
      await engine.userInfo(tab.clientContext())(),
      await engine.validate2FA(proofOf(code), tab.clientContext())(),
      await engine.webChangeEmailResend({ username: 'legacy2fa@sandbox.test' }, tab.clientContext())(),
      await engine.webChangeEmailConfirm({ code }, tab.clientContext())(),
      await engine.saveMarketing({ profileId: 'any', email: true }, tab.clientContext())(),
    ];
    for (const outcome of closed) expect(refusalCode(outcome)).toBe('NotAuthorizedException');
    expect(bodyOf(await engine.authenticationStatus(tab.clientContext())()).authenticationResult.success).toBe(false);
  });

  it.each([
    ['legacy2fa', 'TwoFactorRequiredException'],
    ['newemail', 'EmailChangePendingException'],
  ])('ends the session of before and removes its cookies: %s', async (name, code) => {
    const fixture = makeEngineFixture();
    const tab = await enter(fixture, 'personal');
    const before = tab.clientContext();
    expect(refusalCode(await tab.send(fixture.engine.weblogin(login(name), before)))).toBe(code);
    expect(Object.keys(tab.clientContext().cookies)).toEqual(['xe_session_pre']);
    expect(refusalCode(await fixture.engine.userInfo(before)())).toBe('NotAuthorizedException');
  });

  it('continues by signing in with the code and keeps the challenge of the first attempt', async () => {
    const fixture = makeEngineFixture();
    const { engine } = fixture;
    const tab = await refused(fixture);
    bodyOf(await sendTo(fixture, tab));
    const proof = (verifyCode: string) => login('legacy2fa', { redirectUrl: 'https://partner.test', verifyCode });
    const wrong = proof(otherCode(fixture.newestCode(number)));
    expect(refusalCode(await tab.send(engine.weblogin(wrong, tab.clientContext())))).toBe('CodeMismatchException');
    const grant = bodyOf(await tab.send(engine.weblogin(proof(fixture.newestCode(number)), tab.clientContext())));
    const exchange = {
      grantType: 'authorization_code',
      code: grant.authCode,
      redirectUri: 'https://partner.test',
      codeVerifier: verifier,
    };
    const token = bodyOf(await engine.exchangeCode(exchange)());
    expect(claimsOf(token.access_token)).toMatchObject({ two_fa_required: true, two_fa_completed: true });
    expect(tab.clientContext().cookies).not.toHaveProperty('xe_session_pre');
  });

  it('refuses the code without the password', async () => {
    const fixture = makeEngineFixture();
    const tab = await refused(fixture);
    bodyOf(await sendTo(fixture, tab));
    const input = login('legacy2fa', { password: 'wrong', verifyCode: fixture.newestCode(number) });
    expect(refusalCode(await fixture.engine.weblogin(input, tab.clientContext())())).toBe('NotAuthorizedException');
  });

  it('is not refused in a remembered browser', async () => {
    const fixture = makeEngineFixture();
    const tab = await refused(fixture);
    bodyOf(await sendTo(fixture, tab));
    const proof = login('legacy2fa', { verifyCode: fixture.newestCode(number), rememberBrowser: true });
    bodyOf(await tab.send(fixture.engine.weblogin(proof, tab.clientContext())));
    await tab.send(fixture.engine.logout(tab.clientContext()));
    expect(refusalCode(await tab.send(fixture.engine.weblogin(login('legacy2fa'), tab.clientContext())))).toBe(
      'answered',
    );
  });

  it('can continue for half an hour', async () => {
    const fixture = makeEngineFixture();
    const tab = await refused(fixture);
    fixture.advance(30 * minute);
    expect(refusalCode(await fixture.engine.profile(tab.clientContext())())).toBe('NotAuthorizedException');
  });

  it('is still refused after a password reset', async () => {
    const fixture = makeEngineFixture();
    const username = 'legacy2fa@sandbox.test';
    const tab = fixture.browser();
    bodyOf(await fixture.engine.forgotPassword({ username }, tab.clientContext())());
    const input = { username, password: 'Another-horse-9', code: fixture.newestCode(username), ...noRequest };
    expect(refusalCode(await tab.send(fixture.engine.confirmForgotPassword(input, tab.clientContext())))).toBe(
      'TwoFactorRequiredException',
    );
    expect(refusalCode(await fixture.engine.getGSOTokens({ profileId: null }, tab.clientContext())())).toBe(
      'NotAuthorizedException',
    );
    expect(refusalCode(await fixture.engine.profile(tab.clientContext())())).toBe('answered');
  });
});
