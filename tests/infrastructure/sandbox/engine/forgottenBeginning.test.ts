import { describe, expect, it } from 'vitest';
import { redirectUrl, requestFor, verifier } from './authCodeFixture.ts';
import {
  bodyOf,
  by,
  challenged,
  login,
  makeEngineFixture,
  minute,
  refusalCode,
  type EngineFixture,
  type TestBrowser,
} from './engineFixture.ts';

const number = '+447700900110';

const refused = async (fixture: EngineFixture): Promise<TestBrowser> => {
  const tab = fixture.browser();
  const input = login('legacy2fa', await requestFor(verifier));
  const outcome = await tab.send(fixture.engine.weblogin(input, tab.clientContext()));
  expect(refusalCode(outcome)).toBe('TwoFactorRequiredException');
  return tab;
};

describe('a sign-in refused until the second factor is done, whose beginning is forgotten', () => {
  it.each<[string, (fixture: EngineFixture, tab: TestBrowser) => Promise<unknown>]>([
    ['a logout', ({ engine }, tab) => tab.send(engine.logout(tab.clientContext()))],
    ['31 minutes', async ({ advance }) => advance(31 * minute)],
    [
      'a sign-in of another person',
      ({ engine }, tab) => tab.send(engine.weblogin(login('personal'), tab.clientContext())),
    ],
  ])('is not continued without its challenge after %s', async (_between, happens) => {
    const fixture = makeEngineFixture();
    const tab = await refused(fixture);
    await happens(fixture, tab);
    const other = await refused(fixture);
    bodyOf(await fixture.engine.send2FA(by('sms', number), other.clientContext())());
    const plain = login('legacy2fa', { redirectUrl, verifyCode: fixture.newestCode(number) });
    const outcome = await tab.send(fixture.engine.weblogin(plain, tab.clientContext()));
    expect(outcome).toMatchObject({ left: { status: 403, message: expect.stringMatching(/has not completed 2FA$/) } });
    const again = { ...plain, ...challenged };
    expect(refusalCode(await tab.send(fixture.engine.weblogin(again, tab.clientContext())))).toBe('answered');
  });
});
