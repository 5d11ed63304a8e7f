import { describe, expect, it } from 'vitest';
import type { ClientContext } from '#infrastructure/sandbox/engine/clientContext.ts';
import { codeOf } from '#tests/support/codes.ts';
import { minute, setUpEngine } from './engineFixture.ts';
import { bodyOf, noRequest, refusalOf, type TestBrowser } from './testBrowser.ts';

const { accountOf, advance, browser, engine, enter, redeem } = setUpEngine();
const nobody = { authenticated: false, provider: null, email: null, accountExists: false };

/** A new browser that comes back from a provider. */
const come = async (email: string | null, provider = 'google') => {
  const tab = browser();
  await tab.send(engine.answerSocial({ provider, email }, tab.clientContext()));
  return { tab, status: async () => bodyOf(await engine.socialStatus(tab.clientContext())()) };
};

describe('a session', () => {
  it('is valid only with both of its cookies', async () => {
    const tab = await enter('personal');
    const { cookies } = tab.clientContext();
    const { cookies: others } = (await enter('business')).clientContext();
    const isLive = async (other: object): Promise<boolean> => {
      const client = { ...tab.clientContext(), cookies: { ...cookies, ...other } };
      return bodyOf(await engine.authenticationStatus(client)()).authenticationResult.success;
    };
    expect([await isLive({}), await isLive(others)]).toEqual([true, true]);
    for (const name of ['xe_session', '__Host-xe_session_key'])
      for (const value of ['', 'guess', others[name]]) expect(await isLive({ [name]: value })).toBe(false);
  });

  it('is of the brand that began it: its cookies under the names of another are none, and so is a ticket', async () => {
    const atBritline = ({ clientContext }: TestBrowser): ClientContext => {
      const cookies = JSON.stringify(clientContext().cookies).replaceAll('xe_session', 'britline_session');
      return { ...clientContext(), sessionCookie: 'britline_session', cookies: JSON.parse(cookies) };
    };
    expect(await refusalOf(engine.userInfo(atBritline(await enter('personal'))))).toBe('NotAuthorizedException');
    expect(await refusalOf(engine.profile(atBritline(await enter('legacy2fa'))))).toBe('NotAuthorizedException');
    const { tab } = await come('stranger@sandbox.test');
    expect(bodyOf(await engine.socialStatus(atBritline(tab))())).toEqual(nobody);
  });

  it.each<[string, (tab: TestBrowser) => unknown]>([
    ['a logout', (tab) => tab.signOut()],
    ['the next sign-in in its browser', (tab) => tab.signIn('business')],
    ['twelve hours', () => advance(12 * 60 * minute)],
  ])('ends with %s, even if its cookies are kept, and so do its auth codes', async (_what, happens) => {
    const tab = browser();
    const code = await tab.signInCode();
    const kept = tab.clientContext();
    await happens(tab);
    expect(await refusalOf(engine.userInfo(kept))).toBe('NotAuthorizedException');
    expect(await redeem(code)).toBe('invalid_grant');
  });

  it('lives until then', async () => {
    const tab = await enter('personal');
    advance(12 * 60 * minute - 1);
    expect(await refusalOf(tab.userInfo)).toBe('answered');
  });
});

describe('sign-in with an identity provider', () => {
  it.each([
    ['social', 'answered', true],
    ['personal', 'NotAuthorizedException', true],
    ['stranger', 'NotAuthorizedException', false],
  ])('as %s has a session if the account is of the provider: %s', async (name, session, accountExists) => {
    const email = `${name}@sandbox.test`;
    const { tab, status } = await come(email);
    expect(await refusalOf(tab.userInfo)).toBe(session);
    expect(await status()).toEqual({ authenticated: true, provider: 'google', email, accountExists });
  });

  it('begins no sign-in that a second factor could go on with', async () => {
    const { tab } = await come('social@sandbox.test');
    const refused = { left: { code: 'TwoFactorRequiredException' } };
    expect(await tab.signIn('social', { ...noRequest, verifyCode: codeOf('1') })).toMatchObject(refused);
  });

  it('has no provider session after a cancel, after half an hour, after a logout and at an unknown provider', async () => {
    expect(await (await come(null)).status()).toEqual(nobody);
    expect(await (await come('social@sandbox.test', 'myspace')).status()).toEqual(nobody);
    const late = await come('stranger@sandbox.test');
    advance(30 * minute);
    expect(await late.status()).toEqual(nobody);
    const gone = await come('social@sandbox.test');
    await gone.tab.signOut();
    expect(await gone.status()).toEqual(nobody);
  });
});

it('a marketing choice is stored only for the profile of the bearer token, until the token expires', async () => {
  const bearerOf = async (name: string) => bodyOf(await (await enter(name)).tokens()).tokens.access_token;
  const save = (name: string, bearer?: string): Promise<string> => {
    const choice = { profileId: accountOf(name)?.profileId ?? '', email: true };
    return refusalOf(engine.saveMarketing(choice, browser().clientContext(bearer)));
  };
  expect(await save('personal')).toBe('NotAuthorizedException');
  expect(await save('personal', await bearerOf('business'))).toBe('AccessDeniedException');
  expect(accountOf('personal')?.marketing).toBe(false);
  const own = await bearerOf('personal');
  expect(await save('personal', own)).toBe('answered');
  expect(accountOf('personal')?.marketing).toBe(true);
  expect(await save('sms2fa', await bearerOf('sms2fa'))).toBe('TwoFactorRequiredException');
  advance(15 * minute);
  expect(await save('personal', own)).toBe('NotAuthorizedException');
});
