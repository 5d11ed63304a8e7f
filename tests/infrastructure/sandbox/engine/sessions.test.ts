import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  claimsOf,
  login,
  makeEngineFixture,
  minute,
  refusalCode,
  bodyOf,
  type EngineFixture,
  type TestBrowser,
} from './engineFixture.ts';

const signedIn = async (
  { engine, browser }: EngineFixture,
  name = 'personal',
  cookie = 'xe_session',
): Promise<TestBrowser> => {
  const tab = browser(cookie);
  bodyOf(await tab.send(engine.weblogin(login(name), tab.clientContext())));
  return tab;
};

const isLive = async ({ engine }: EngineFixture, tab: TestBrowser): Promise<boolean> =>
  bodyOf(await engine.authenticationStatus(tab.clientContext())()).authenticationResult.success;

describe('a session', () => {
  it('is valid only with both cookies unchanged', async () => {
    const fixture = makeEngineFixture();
    const tab = await signedIn(fixture);
    const other = await signedIn(fixture, 'business');
    const { cookies } = tab.clientContext();
    const { cookies: theirs } = other.clientContext();
    const known = [cookies, theirs].flatMap((own) => [own['xe_session'] ?? '', own['xe_session_key'] ?? '']);
    const value = fc.constantFrom('', 'guess', ...known);
    await fc.assert(
      fc.asyncProperty(value, value, async (id, key) => {
        const client = { ...tab.clientContext(), cookies: { xe_session: id, xe_session_key: key } };
        const paired = [cookies, theirs].some((own) => own['xe_session'] === id && own['xe_session_key'] === key);
        expect(bodyOf(await fixture.engine.authenticationStatus(client)()).authenticationResult.success).toBe(paired);
      }),
    );
  });

  it.each(['xe_session', 'xe_session_key'])('is invalid without the cookie %s', async (cookie) => {
    const fixture = makeEngineFixture();
    const tab = await signedIn(fixture);
    tab.dropCookie(cookie);
    expect(refusalCode(await fixture.engine.getGSOTokens({ profileId: null }, tab.clientContext())())).toBe(
      'NotAuthorizedException',
    );
  });

  it('has one cookie for scripts on the parent domain and one HttpOnly cookie for the launchpad', async () => {
    const { engine, browser } = makeEngineFixture();
    const outcome = await engine.weblogin(login('personal'), browser().clientContext())();
    expect(outcome).toMatchObject({
      right: { cookies: [{ name: 'xe_session', shared: true }, { name: 'xe_session_key', shared: false }, {}] },
    });
  });

  it('ends with logout, even if the cookies are kept, and after twelve hours', async () => {
    const fixture = makeEngineFixture();
    const tab = await signedIn(fixture);
    const kept = tab.clientContext();
    await tab.send(fixture.engine.logout(tab.clientContext()));
    expect(tab.clientContext().cookies).toEqual({});
    expect(refusalCode(await fixture.engine.userInfo(kept)())).toBe('NotAuthorizedException');
    const late = await signedIn(fixture);
    fixture.advance(12 * 60 * minute - 1);
    expect(await isLive(fixture, late)).toBe(true);
    fixture.advance(1);
    expect(await isLive(fixture, late)).toBe(false);
  });
});

describe('the tokens of a session', () => {
  it.each([
    ['personal', 'Personal', false],
    ['business', 'Corporate', false],
    ['sms2fa', 'Personal', true],
  ])('have the claims of %s', async (name, account_type, two_fa_required) => {
    const fixture = makeEngineFixture();
    const tab = await signedIn(fixture, name);
    const { tokens, auth_code } = bodyOf(await fixture.engine.getGSOTokens({ profileId: null }, tab.clientContext())());
    const claims = { email: `${name}@sandbox.test`, account_type, two_fa_required, two_fa_completed: false };
    expect(claimsOf(tokens.access_token)).toMatchObject(claims);
    expect(auth_code === undefined).toBe(two_fa_required);
  });

  it('belong to the named linked account, and are refused for any other account', async () => {
    const fixture = makeEngineFixture();
    const tab = await signedIn(fixture, 'linked');
    const first = bodyOf(await fixture.engine.getGSOTokens({ profileId: null }, tab.clientContext())());
    const linked = claimsOf(first.tokens.access_token)['linked_accounts'] as ReadonlyArray<{ profileId: string }>;
    expect(linked).toHaveLength(3);
    const profileId = linked[1]?.profileId ?? '';
    const named = bodyOf(await fixture.engine.getGSOTokens({ profileId }, tab.clientContext())());
    expect(claimsOf(named.tokens.access_token)).toMatchObject({ sub: profileId, account_type: 'Corporate' });
    const stranger = fixture.engine.accounts()[0]?.profileId ?? '';
    expect(refusalCode(await fixture.engine.getGSOTokens({ profileId: stranger }, tab.clientContext())())).toBe(
      'AccessDeniedException',
    );
  });
});
