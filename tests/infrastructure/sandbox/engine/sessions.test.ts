import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import type { ClientContext } from '#infrastructure/sandbox/engine/clientContext.ts';
import { codeOf } from '#tests/support/codes.ts';
import { bodyOf, makeEngineFixture, minute, refusalOf, type EngineFixture, type TestBrowser } from './engineFixture.ts';

const nobody = { authenticated: false, provider: null, email: null, accountExists: false };

describe('a session', () => {
  it('is valid only with both cookies unchanged', async () => {
    const { engine, enter } = makeEngineFixture();
    const tab = await enter('personal');
    const other = await enter('business');
    const pairs = [tab, other].map((one) => one.clientContext().cookies);
    const values = pairs.flatMap((own) => [own['xe_session'] ?? '', own['__Host-xe_session_key'] ?? '']);
    const value = fc.constantFrom('', 'guess', ...values);
    await fc.assert(
      fc.asyncProperty(value, value, async (id, key) => {
        const client = { ...tab.clientContext(), cookies: { xe_session: id, '__Host-xe_session_key': key } };
        const isPair = pairs.some((own) => own['xe_session'] === id && own['__Host-xe_session_key'] === key);
        expect(bodyOf(await engine.authenticationStatus(client)()).authenticationResult.success).toBe(isPair);
      }),
    );
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
    const signedIn = atBritline(await enter('personal'));
    expect(await refusalOf(engine.getGSOTokens({ profileId: null }, signedIn))).toBe('NotAuthorizedException');
    expect(await refusalOf(engine.profile(atBritline(await enter('legacy2fa'))))).toBe('NotAuthorizedException');
    const atProvider = browser();
    const input = { provider: 'google', email: 'stranger@sandbox.test' };
    await atProvider.send(engine.answerSocial(input, atProvider.clientContext()));
    expect(bodyOf(await engine.socialStatus(atBritline(atProvider))())).toEqual(nobody);
  });

  it('has one cookie for scripts on the parent domain and one HttpOnly cookie for the launchpad', async () => {
    expect(await makeEngineFixture().browser().signIn('personal')).toMatchObject({
      right: { cookies: [{ name: 'xe_session', shared: true }, { name: '__Host-xe_session_key', shared: false }, {}] },
    });
  });

  it('ends with logout, even if the cookies are kept, and after twelve hours', async () => {
    const fixture = makeEngineFixture();
    const { engine, advance } = fixture;
    const tab = await fixture.enter('personal');
    const kept = tab.clientContext();
    await tab.signOut();
    expect(tab.clientContext().cookies).toEqual({});
    expect(await refusalOf(engine.userInfo(kept))).toBe('NotAuthorizedException');
    const late = (await fixture.enter('personal')).clientContext();
    advance(12 * 60 * minute - 1);
    expect(await refusalOf(engine.userInfo(late))).toBe('answered');
    advance(1);
    expect(await refusalOf(engine.userInfo(late))).toBe('NotAuthorizedException');
  });

  it('of the same browser ends with the next sign-in, and with it its auth codes', async () => {
    const { engine, browser } = makeEngineFixture();
    const tab = browser();
    const first = bodyOf(await tab.signIn('personal'));
    const before = tab.clientContext();
    await tab.signIn('business');
    expect(bodyOf(await tab.userInfo()).email).toBe('business@sandbox.test');
    expect(await refusalOf(engine.userInfo(before))).toBe('NotAuthorizedException');
    const input = { grantType: 'authorization_code', code: first.authCode, redirectUri: '', codeVerifier: null };
    expect(await refusalOf(engine.exchangeCode(input, mainBrand))).toBe('invalid_grant');
  });
});

/** A new browser that comes back from a provider. */
const come = async ({ engine, browser }: EngineFixture, email: string | null, provider = 'google') => {
  const tab = browser();
  const refusal = await refusalOf(() => tab.send(engine.answerSocial({ provider, email }, tab.clientContext())));
  return {
    tab,
    refusal,
    isLive: async () => bodyOf(await engine.authenticationStatus(tab.clientContext())()).authenticationResult.success,
    status: async () => bodyOf(await engine.socialStatus(tab.clientContext())()),
  };
};

describe('sign-in with an identity provider', () => {
  it.each([
    ['google', 'social@sandbox.test', true, true],
    ['apple', 'social@sandbox.test', true, true],
    ['google', 'personal@sandbox.test', false, true],
    ['google', 'locked@sandbox.test', false, true],
    ['google', 'stranger@sandbox.test', false, false],
  ])('by %s as %s starts a session: %s; there is an account: %s', async (...row) => {
    const [provider, email, signsIn, accountExists] = row;
    const { isLive, status } = await come(makeEngineFixture(), email, provider);
    expect(await isLive()).toBe(signsIn);
    expect(await status()).toEqual({ authenticated: true, provider, email, accountExists });
  });

  it('begins no sign-in that a second factor could go on with', async () => {
    const fixture = makeEngineFixture();
    const { tab } = await come(fixture, 'social@sandbox.test');
    const refused = { left: { code: 'TwoFactorRequiredException' } };
    expect(await tab.signIn('social', { verifyCode: codeOf('1') })).toMatchObject(refused);
  });

  it('has no provider session after a cancel, after half an hour and after a logout', async () => {
    const fixture = makeEngineFixture();
    expect(await (await come(fixture, null)).status()).toEqual(nobody);
    const late = await come(fixture, 'stranger@sandbox.test');
    fixture.advance(30 * minute);
    expect(await late.status()).toEqual(nobody);
    const gone = await come(fixture, 'social@sandbox.test');
    await gone.tab.signOut();
    expect(await gone.status()).toEqual(nobody);
  });

  it('refuses an unknown provider', async () => {
    const { refusal } = await come(makeEngineFixture(), 'social@sandbox.test', 'myspace');
    expect(refusal).toBe('ResourceNotFoundException');
  });
});

const bearerOf = async ({ enter }: EngineFixture, name: string): Promise<string> =>
  bodyOf(await (await enter(name)).tokens()).tokens.access_token;

describe('a marketing choice', () => {
  it('is stored only for the profile of the bearer token, until the token expires', async () => {
    const fixture = makeEngineFixture();
    const save = (name: string, bearer?: string): Promise<string> => {
      const choice = { profileId: fixture.accountOf(name)?.profileId ?? '', email: true };
      return refusalOf(fixture.engine.saveMarketing(choice, fixture.browser().clientContext(bearer)));
    };
    expect(await save('personal')).toBe('NotAuthorizedException');
    expect(await save('personal', await bearerOf(fixture, 'business'))).toBe('AccessDeniedException');
    expect(fixture.accountOf('personal')?.marketing).toBe(false);
    const own = await bearerOf(fixture, 'personal');
    expect(await save('personal', own)).toBe('answered');
    expect(fixture.accountOf('personal')?.marketing).toBe(true);
    expect(await save('sms2fa', await bearerOf(fixture, 'sms2fa'))).toBe('TwoFactorRequiredException');
    fixture.advance(15 * minute);
    expect(await save('personal', own)).toBe('NotAuthorizedException');
  });
});
