import { describe, expect, it } from 'vitest';
import { redeem, redirectUrl, requestFor, verifier } from './authCodeFixture.ts';
import {
  bodyOf,
  by,
  challenged,
  enter,
  login,
  makeEngineFixture,
  minute,
  noRequest,
  otherCode,
  proofOf,
  refusalOf,
  type EngineFixture,
} from './engineFixture.ts';
import type { TestBrowser } from './testBrowser.ts';

const number = '+447700900110';
const incomplete = { left: { status: 403, message: expect.stringMatching(/has not completed 2FA$/) } };

const refused = async (fixture: EngineFixture): Promise<TestBrowser> => {
  const tab = fixture.browser();
  const input = login('legacy2fa', await requestFor(verifier));
  expect(await tab.send(fixture.engine.weblogin(input, tab.clientContext()))).toMatchObject(incomplete);
  return tab;
};

const codeSentBy = async ({ engine, newestCode }: EngineFixture, tab: TestBrowser): Promise<string> => {
  bodyOf(await engine.send2FA(by('sms', number), tab.clientContext())());
  return newestCode(number);
};

describe('a sign-in refused until the second factor is done', () => {
  it('sets a cookie that allows the profile, the lookup and sending a code, and nothing else', async () => {
    const fixture = makeEngineFixture();
    const { engine } = fixture;
    const tab = await refused(fixture);
    const client = tab.clientContext();
    expect(Object.keys(client.cookies)).toEqual(['xe_session_pre']);
    expect(bodyOf(await engine.profile(client)()).mobilePhone.number).toBe(number);
    expect(await refusalOf(engine.lookupPhoneNumber({ phoneNumber: number }, client))).toBe('answered');
    const code = await codeSentBy(fixture, tab);
    const closed = [
      engine.getGSOTokens({ profileId: null }, client),
      engine.userInfo(client),
      engine.validate2FA(proofOf(code), client),
      engine.webChangeEmailResend({ username: 'legacy2fa@sandbox.test' }, client),
      engine.webChangeEmailConfirm({ code }, client),
      engine.saveMarketing({ profileId: 'any', email: true }, client),
    ];
    for (const call of closed) expect(await refusalOf(call)).toBe('NotAuthorizedException');
    expect(bodyOf(await engine.authenticationStatus(client)()).authenticationResult.success).toBe(false);
  });

  it.each([
    ['legacy2fa', 'TwoFactorRequiredException'],
    ['newemail', 'EmailChangePendingException'],
  ])('ends the session of before and removes its cookies: %s', async (name, code) => {
    const fixture = makeEngineFixture();
    const tab = await enter(fixture, 'personal');
    const before = tab.clientContext();
    expect(await tab.send(fixture.engine.weblogin(login(name), before))).toMatchObject({ left: { code } });
    expect(Object.keys(tab.clientContext().cookies)).toEqual(['xe_session_pre']);
    expect(await refusalOf(fixture.engine.userInfo(before))).toBe('NotAuthorizedException');
  });

  it('continues with the password and the code, and keeps the challenge of the first attempt', async () => {
    const fixture = makeEngineFixture();
    const { engine } = fixture;
    const tab = await refused(fixture);
    const verifyCode = await codeSentBy(fixture, tab);
    const signIn = (fields: object) =>
      tab.send(engine.weblogin(login('legacy2fa', { redirectUrl, verifyCode, ...fields }), tab.clientContext()));
    expect(await signIn({ verifyCode: otherCode(verifyCode) })).toMatchObject({
      left: { code: 'CodeMismatchException' },
    });
    expect(await signIn({ password: 'wrong' })).toMatchObject({ left: { code: 'NotAuthorizedException' } });
    const { authCode } = bodyOf(await signIn({}));
    expect(await redeem(fixture, authCode)).toBe('answered');
    expect(tab.clientContext().cookies).not.toHaveProperty('xe_session_pre');
  });

  it('can continue for half an hour', async () => {
    const fixture = makeEngineFixture();
    const tab = await refused(fixture);
    fixture.advance(30 * minute - 1);
    expect(await refusalOf(fixture.engine.profile(tab.clientContext()))).toBe('answered');
    fixture.advance(1);
    expect(await refusalOf(fixture.engine.profile(tab.clientContext()))).toBe('NotAuthorizedException');
  });

  it('is still refused after a password reset', async () => {
    const fixture = makeEngineFixture();
    const { engine } = fixture;
    const username = 'legacy2fa@sandbox.test';
    const tab = fixture.browser();
    bodyOf(await engine.forgotPassword({ username }, tab.clientContext())());
    const input = { username, password: 'Another-horse-9', code: fixture.newestCode(username), ...noRequest };
    expect(await tab.send(engine.confirmForgotPassword(input, tab.clientContext()))).toMatchObject(incomplete);
    const tokens = engine.getGSOTokens({ profileId: null }, tab.clientContext());
    expect(await refusalOf(tokens)).toBe('NotAuthorizedException');
    expect(await refusalOf(engine.profile(tab.clientContext()))).toBe('answered');
  });

  it.each<[string, (fixture: EngineFixture, tab: TestBrowser) => Promise<unknown>]>([
    ['a logout', ({ engine }, tab) => tab.send(engine.logout(tab.clientContext()))],
    ['31 minutes', async ({ advance }) => advance(31 * minute)],
    [
      'a sign-in of another person',
      ({ engine }, tab) => tab.send(engine.weblogin(login('personal'), tab.clientContext())),
    ],
  ])('is not continued without its challenge once %s has made the service forget it', async (_what, happens) => {
    const fixture = makeEngineFixture();
    const tab = await refused(fixture);
    await happens(fixture, tab);
    const verifyCode = await codeSentBy(fixture, await refused(fixture));
    const plain = login('legacy2fa', { redirectUrl, verifyCode });
    expect(await tab.send(fixture.engine.weblogin(plain, tab.clientContext()))).toMatchObject(incomplete);
    bodyOf(await tab.send(fixture.engine.weblogin({ ...plain, ...challenged }, tab.clientContext())));
  });
});
