import { describe, expect, it } from 'vitest';
import { webHash } from '#infrastructure/sandbox/engine/webHash.ts';
import {
  claimsOf,
  login,
  makeBench,
  minute,
  no,
  noRequest,
  otherThan,
  yes,
  type Bench,
  type Browser,
} from './bench.ts';

const number = '+447700900110';
const verifier = 'a-verifier-of-the-length-that-the-standard-asks-for';

const refused = async (bench: Bench): Promise<Browser> => {
  const tab = bench.browser();
  const codeChallenge = await webHash.sha256(verifier);
  const request = { redirectUrl: 'https://partner.test', codeChallenge, codeChallengeMethod: 'S256' };
  const outcome = await tab.keep(bench.engine.weblogin(login('legacy2fa', request), tab.visit()));
  expect(outcome).toMatchObject({ left: { status: 403, message: expect.stringMatching(/has not completed 2FA$/) } });
  return tab;
};

const sendTo = (bench: Bench, tab: Browser) =>
  bench.engine.send2FA({ channel: 'sms', phoneNumber: number, changeTwoFANumber: false }, tab.visit())();

describe('a sign-in refused until the second factor is done', () => {
  it('leaves a cookie that opens the profile, the lookup and the sending, and nothing else', async () => {
    const bench = makeBench();
    const { engine } = bench;
    const tab = await refused(bench);
    expect(Object.keys(tab.visit().cookies)).toEqual(['xe_session_pre']);
    expect(yes(await engine.profile(tab.visit())()).mobilePhone.number).toBe(number);
    expect(no(await engine.lookupPhoneNumber({ phoneNumber: number }, tab.visit())())).toBe('answered');
    expect(yes(await sendTo(bench, tab)).authenticationResult.success).toBe(true);
    const code = bench.newestCode(number);
    const closed = [
      await engine.getGSOTokens({ profileId: null }, tab.visit())(),
      await engine.userInfo(tab.visit())(),
      await engine.validate2FA({ code, rememberBrowser: false }, tab.visit())(),
      await engine.webChangeEmailResend({ username: 'legacy2fa@sandbox.test' }, tab.visit())(),
      await engine.webChangeEmailConfirm({ code }, tab.visit())(),
      await engine.saveMarketing({ profileId: 'any', email: true }, tab.visit())(),
    ];
    for (const outcome of closed) expect(no(outcome)).toBe('NotAuthorizedException');
    expect(yes(await engine.authenticationStatus(tab.visit())()).authenticationResult.success).toBe(false);
  });

  it('goes on by signing in with the code, and keeps the challenge of the first try', async () => {
    const bench = makeBench();
    const { engine } = bench;
    const tab = await refused(bench);
    yes(await sendTo(bench, tab));
    const proof = (verifyCode: string) => login('legacy2fa', { redirectUrl: 'https://partner.test', verifyCode });
    const wrong = proof(otherThan(bench.newestCode(number)));
    expect(no(await tab.keep(engine.weblogin(wrong, tab.visit())))).toBe('CodeMismatchException');
    const grant = yes(await tab.keep(engine.weblogin(proof(bench.newestCode(number)), tab.visit())));
    const exchange = {
      grantType: 'authorization_code',
      code: grant.authCode,
      redirectUri: 'https://partner.test',
      codeVerifier: verifier,
    };
    const token = yes(await engine.exchangeCode(exchange)());
    expect(claimsOf(token.access_token)).toMatchObject({ two_fa_required: true, two_fa_completed: true });
    expect(tab.visit().cookies).not.toHaveProperty('xe_session_pre');
  });

  it('never takes the code without the password', async () => {
    const bench = makeBench();
    const tab = await refused(bench);
    yes(await sendTo(bench, tab));
    const input = login('legacy2fa', { password: 'wrong', verifyCode: bench.newestCode(number) });
    expect(no(await bench.engine.weblogin(input, tab.visit())())).toBe('NotAuthorizedException');
  });

  it('is not refused in a browser that was to be remembered', async () => {
    const bench = makeBench();
    const tab = await refused(bench);
    yes(await sendTo(bench, tab));
    const proof = login('legacy2fa', { verifyCode: bench.newestCode(number), rememberBrowser: true });
    yes(await tab.keep(bench.engine.weblogin(proof, tab.visit())));
    await tab.keep(bench.engine.logout(tab.visit()));
    expect(no(await tab.keep(bench.engine.weblogin(login('legacy2fa'), tab.visit())))).toBe('answered');
  });

  it('has half an hour to go on', async () => {
    const bench = makeBench();
    const tab = await refused(bench);
    bench.advance(30 * minute);
    expect(no(await bench.engine.profile(tab.visit())())).toBe('NotAuthorizedException');
  });

  it('is not got round by a new password', async () => {
    const bench = makeBench();
    const username = 'legacy2fa@sandbox.test';
    const tab = bench.browser();
    yes(await bench.engine.forgotPassword({ username }, tab.visit())());
    const input = { username, password: 'Another-horse-9', code: bench.newestCode(username), ...noRequest };
    expect(no(await tab.keep(bench.engine.confirmForgotPassword(input, tab.visit())))).toBe(
      'TwoFactorRequiredException',
    );
    expect(no(await bench.engine.getGSOTokens({ profileId: null }, tab.visit())())).toBe('NotAuthorizedException');
    expect(no(await bench.engine.profile(tab.visit())())).toBe('answered');
  });
});
