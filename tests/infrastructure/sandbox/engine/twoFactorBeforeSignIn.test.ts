import { describe, expect, it } from 'vitest';
import { otherCode } from '#tests/support/codes.ts';
import { redeem, redirectUrl, requestFor, verifier } from './authCodeFixture.ts';
import {
  bodyOf,
  incomplete,
  makeEngineFixture,
  minute,
  refusalOf,
  resetPassword,
  type EngineFixture,
  type TestBrowser,
} from './engineFixture.ts';
import { by, challenged, proofOf } from './engineInputs.ts';

const number = '+447700900110';

const refused = async (fixture: EngineFixture): Promise<TestBrowser> => {
  const tab = fixture.browser();
  expect(await tab.signIn('legacy2fa', await requestFor(verifier))).toMatchObject(incomplete);
  return tab;
};

const codeSentBy = async ({ newestCode }: EngineFixture, tab: TestBrowser): Promise<string> => {
  bodyOf(await tab.sendCode(by('sms', number)));
  return newestCode(number);
};

describe('a sign-in refused until the second factor is done', () => {
  it('sets a cookie that allows the profile, the lookup and sending a code, and nothing else', async () => {
    const fixture = makeEngineFixture();
    const { engine } = fixture;
    const tab = await refused(fixture);
    const client = tab.clientContext();
    expect(Object.keys(client.cookies)).toEqual(['__Host-xe_session_pre']);
    expect(bodyOf(await tab.profile()).mobilePhone.number).toBe(number);
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
    const verifyCode = await codeSentBy(fixture, tab);
    const signIn = (fields: object) => tab.signIn('legacy2fa', { redirectUrl, verifyCode, ...fields });
    const wrongCode = { verifyCode: otherCode(verifyCode) };
    expect(await signIn(wrongCode)).toMatchObject({ left: { code: 'CodeMismatchException' } });
    expect(await signIn({ password: 'wrong' })).toMatchObject({ left: { code: 'NotAuthorizedException' } });
    const { authCode } = bodyOf(await signIn({}));
    expect(await redeem(fixture, authCode)).toBe('answered');
    expect(tab.clientContext().cookies).not.toHaveProperty('__Host-xe_session_pre');
  });

  it('can continue for half an hour', async () => {
    const fixture = makeEngineFixture();
    const { profile } = await refused(fixture);
    fixture.advance(30 * minute - 1);
    expect(await refusalOf(profile)).toBe('answered');
    fixture.advance(1);
    expect(await refusalOf(profile)).toBe('NotAuthorizedException');
  });

  it('is still refused after a password reset', async () => {
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    expect(await resetPassword(fixture, tab, 'legacy2fa')).toMatchObject(incomplete);
    expect(await refusalOf(() => tab.tokens())).toBe('NotAuthorizedException');
    expect(await refusalOf(tab.profile)).toBe('answered');
  });

  it.each<[string, (fixture: EngineFixture, tab: TestBrowser) => Promise<unknown>]>([
    ['a logout', (_fixture, tab) => tab.signOut()],
    ['31 minutes', async ({ advance }) => advance(31 * minute)],
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
