import { describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import type { ClientContext } from '#infrastructure/sandbox/engine/clientContext.ts';
import { codeOf } from '#tests/support/codes.ts';
import { bodyOf, makeEngineFixture, minute, refusalOf, type EngineFixture, type TestBrowser } from './engineFixture.ts';

const nobody = { authenticated: false, provider: null, email: null, accountExists: false };

describe('a session', () => {
  it('is valid only with both of its cookies', async () => {
    const { engine, enter } = makeEngineFixture();
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
    const { engine, browser, enter } = makeEngineFixture();
    const atBritline = (tab: TestBrowser): ClientContext => {
      const cookies = Object.entries(tab.clientContext().cookies).map(([name, value]) => [
        name.replace('xe_session', 'britline_session'),
        value,
      ]);
      return { ...tab.clientContext(), sessionCookie: 'britline_session', cookies: Object.fromEntries(cookies) };
    };
    expect(await refusalOf(engine.userInfo(atBritline(await enter('personal'))))).toBe('NotAuthorizedException');
    expect(await refusalOf(engine.profile(atBritline(await enter('legacy2fa'))))).toBe('NotAuthorizedException');
    const atProvider = browser();
    const input = { provider: 'google', email: 'stranger@sandbox.test' };
    await atProvider.send(engine.answerSocial(input, atProvider.clientContext()));
    expect(bodyOf(await engine.socialStatus(atBritline(atProvider))())).toEqual(nobody);
  });

  it('ends with logout, even if the cookies are kept, and after twelve hours', async () => {
    const { engine, advance, enter } = makeEngineFixture();
    const tab = await enter('personal');
    const kept = tab.clientContext();
    await tab.signOut();
    expect(tab.clientContext().cookies).toEqual({});
    expect(await refusalOf(engine.userInfo(kept))).toBe('NotAuthorizedException');
    const late = await enter('personal');
    advance(12 * 60 * minute - 1);
    expect(await refusalOf(late.userInfo)).toBe('answered');
    advance(1);
    expect(await refusalOf(late.userInfo)).toBe('NotAuthorizedException');
  });

  it('of the same browser ends with the next sign-in, and with it its auth codes', async () => {
    const { engine, browser } = makeEngineFixture();
    const tab = browser();
    const { authCode: code } = bodyOf(await tab.signIn('personal'));
    const before = tab.clientContext();
    await tab.signIn('business');
    expect(bodyOf(await tab.userInfo()).email).toBe('business@sandbox.test');
    expect(await refusalOf(engine.userInfo(before))).toBe('NotAuthorizedException');
    const input = { grantType: 'authorization_code', code, redirectUri: '', codeVerifier: null };
    expect(await refusalOf(engine.exchangeCode(input, mainBrand))).toBe('invalid_grant');
  });
});

/** A new browser that comes back from a provider. */
const come = async ({ engine, browser }: EngineFixture, email: string | null, provider = 'google') => {
  const tab = browser();
  await tab.send(engine.answerSocial({ provider, email }, tab.clientContext()));
  return { tab, status: async () => bodyOf(await engine.socialStatus(tab.clientContext())()) };
};

describe('sign-in with an identity provider', () => {
  it.each([
    ['social', 'answered', true],
    ['personal', 'NotAuthorizedException', true],
    ['stranger', 'NotAuthorizedException', false],
  ])('as %s has a session if the account is of the provider: %s', async (name, session, accountExists) => {
    const email = `${name}@sandbox.test`;
    const { tab, status } = await come(makeEngineFixture(), email);
    expect(await refusalOf(tab.userInfo)).toBe(session);
    expect(await status()).toEqual({ authenticated: true, provider: 'google', email, accountExists });
  });

  it('begins no sign-in that a second factor could go on with', async () => {
    const { tab } = await come(makeEngineFixture(), 'social@sandbox.test');
    const refused = { left: { code: 'TwoFactorRequiredException' } };
    expect(await tab.signIn('social', { verifyCode: codeOf('1') })).toMatchObject(refused);
  });

  it('has no provider session after a cancel, after half an hour, after a logout and at an unknown provider', async () => {
    const fixture = makeEngineFixture();
    expect(await (await come(fixture, null)).status()).toEqual(nobody);
    expect(await (await come(fixture, 'social@sandbox.test', 'myspace')).status()).toEqual(nobody);
    const late = await come(fixture, 'stranger@sandbox.test');
    fixture.advance(30 * minute);
    expect(await late.status()).toEqual(nobody);
    const gone = await come(fixture, 'social@sandbox.test');
    await gone.tab.signOut();
    expect(await gone.status()).toEqual(nobody);
  });
});

it('a marketing choice is stored only for the profile of the bearer token, until the token expires', async () => {
  const { engine, enter, browser, accountOf, advance } = makeEngineFixture();
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
