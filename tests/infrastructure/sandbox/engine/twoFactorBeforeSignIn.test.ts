import { describe, expect, it } from 'vitest';
import { incomplete, minute, setUpEngine } from './engineFixture.ts';
import { bodyOf, noRequest, redirectUrl, refusalOf, type TestBrowser } from './testBrowser.ts';

const { advance, browser, engine, enter, newestCode } = setUpEngine();

const refused = async (): Promise<TestBrowser> => {
  const tab = browser();
  expect(await tab.signIn('legacy2fa')).toMatchObject(incomplete);
  return tab;
};

/** A sign-in with the code that is sent, which goes on with an earlier one: it has no challenge of its own. */
const withCode = async (tab: TestBrowser) => {
  bodyOf(await tab.sendCode());
  return { ...noRequest, redirectUrl, verifyCode: newestCode() };
};

describe('a sign-in refused until the second factor is done', () => {
  it('sets a cookie that allows the profile, the lookup and sending a code, and nothing else, for half an hour', async () => {
    const tab = await refused();
    const client = tab.clientContext();
    expect(Object.keys(client.cookies)).toEqual(['__Host-xe_session_pre']);
    expect(await refusalOf(engine.lookupPhoneNumber({ phoneNumber: '+447700900110' }, client))).toBe('answered');
    bodyOf(await tab.sendCode());
    const code = newestCode();
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
    const tab = await enter('personal');
    const before = tab.clientContext();
    expect(await tab.signIn(name)).toMatchObject({ left: { code } });
    expect(Object.keys(tab.clientContext().cookies)).toEqual(['__Host-xe_session_pre']);
    expect(await refusalOf(engine.userInfo(before))).toBe('NotAuthorizedException');
  });

  it.each<[string, (tab: TestBrowser) => unknown]>([
    ['a logout', (tab) => tab.signOut()],
    ['31 minutes', () => advance(31 * minute)],
    ['a sign-in of another person', (tab) => tab.signIn('personal')],
  ])('is not continued without its challenge once %s has made the service forget it', async (_what, happens) => {
    const tab = await refused();
    await happens(tab);
    const fields = await withCode(await refused());
    expect(await tab.signIn('legacy2fa', fields)).toMatchObject(incomplete);
    bodyOf(await tab.signIn('legacy2fa', { verifyCode: fields.verifyCode }));
  });
});
