import { describe, expect, it } from 'vitest';
import { redeem, redirectUrl, requestFor, verifier } from './authCodeFixture.ts';
import {
  bodyOf,
  by,
  challenged,
  incomplete,
  makeEngineFixture,
  minute,
  refusalOf,
  type EngineFixture,
  type TestBrowser,
} from './engineFixture.ts';

const number = '+447700900110';

const refused = async ({ browser }: EngineFixture): Promise<TestBrowser> => {
  const tab = browser();
  expect(await tab.signIn('legacy2fa', await requestFor(verifier))).toMatchObject(incomplete);
  return tab;
};

const codeSentBy = async ({ newestCode }: EngineFixture, tab: TestBrowser): Promise<string> => {
  bodyOf(await tab.sendCode(by('sms')));
  return newestCode(number);
};

describe('a sign-in refused until the second factor is done', () => {
  it('sets a cookie that allows the profile, the lookup and sending a code, and nothing else, for half an hour', async () => {
    const fixture = makeEngineFixture();
    const { engine, advance } = fixture;
    const tab = await refused(fixture);
    const client = tab.clientContext();
    expect(Object.keys(client.cookies)).toEqual(['__Host-xe_session_pre']);
    expect(await refusalOf(engine.lookupPhoneNumber({ phoneNumber: number }, client))).toBe('answered');
    const code = await codeSentBy(fixture, tab);
    const closed = [
      engine.getGSOTokens({ profileId: null }, client),
      engine.userInfo(client),
      engine.validate2FA({ code, rememberBrowser: false, changeTwoFANumber: false }, client),
      engine.webChangeEmailResend({ username: 'legacy2fa@sandbox.test' }, client),
      engine.webChangeEmailConfirm({ code }, client),
      engine.saveMarketing({ profileId: 'any', email: true }, client),
    ];
    for (const call of closed) expect(await refusalOf(call)).toBe('NotAuthorizedException');
    expect(bodyOf(await engine.authenticationStatus(client)()).authenticationResult.success).toBe(false);
    advance(30 * minute - 1);
    expect(await refusalOf(tab.profile)).toBe('answered');
    advance(1);
    expect(await refusalOf(tab.profile)).toBe('NotAuthorizedException');
  });

  it.each([
    ['legacy2fa', 'TwoFactorRequiredException'],
    ['newemail', 'EmailChangePendingException'],
  ])('ends the session of before and removes its cookies: %s', async (name, code) => {
    const { engine, enter } = makeEngineFixture();
    const tab = await enter('personal');
    const before = tab.clientContext();
    expect(await tab.signIn(name)).toMatchObject({ left: { code } });
    expect(Object.keys(tab.clientContext().cookies)).toEqual(['__Host-xe_session_pre']);
    expect(await refusalOf(engine.userInfo(before))).toBe('NotAuthorizedException');
  });

  it('continues with the password and the code, and keeps the challenge of the first attempt', async () => {
    const fixture = makeEngineFixture();
    const tab = await refused(fixture);
    const fields = { redirectUrl, verifyCode: await codeSentBy(fixture, tab) };
    const wrong = await tab.signIn('legacy2fa', { ...fields, password: 'wrong' });
    expect(wrong).toMatchObject({ left: { code: 'NotAuthorizedException' } });
    const { authCode } = bodyOf(await tab.signIn('legacy2fa', fields));
    expect(await redeem(fixture, authCode)).toBe('answered');
    expect(tab.clientContext().cookies).not.toHaveProperty('__Host-xe_session_pre');
  });

  it.each<[string, (fixture: EngineFixture, tab: TestBrowser) => unknown]>([
    ['a logout', (_fixture, tab) => tab.signOut()],
    ['31 minutes', ({ advance }) => advance(31 * minute)],
    ['a sign-in of another person', (_fixture, tab) => tab.signIn('personal')],
  ])('is not continued without its challenge once %s has made the service forget it', async (_what, happens) => {
    const fixture = makeEngineFixture();
    const tab = await refused(fixture);
    await happens(fixture, tab);
    const plain = { redirectUrl, verifyCode: await codeSentBy(fixture, await refused(fixture)) };
    expect(await tab.signIn('legacy2fa', plain)).toMatchObject(incomplete);
    bodyOf(await tab.signIn('legacy2fa', { ...plain, ...challenged }));
  });
});
