import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyOf, enter, login, makeEngineFixture, minute, refusalOf } from './engineFixture.ts';

describe('a session', () => {
  it('is valid only with both cookies unchanged', async () => {
    const { engine, ...fixture } = makeEngineFixture();
    const tab = await enter({ engine, ...fixture }, 'personal');
    const other = await enter({ engine, ...fixture }, 'business');
    const pairs = [tab, other].map((one) => one.clientContext().cookies);
    const values = pairs.flatMap((own) => [own['xe_session'] ?? '', own['xe_session_key'] ?? '']);
    const value = fc.constantFrom('', 'guess', ...values);
    await fc.assert(
      fc.asyncProperty(value, value, async (id, key) => {
        const client = { ...tab.clientContext(), cookies: { xe_session: id, xe_session_key: key } };
        const isPair = pairs.some((own) => own['xe_session'] === id && own['xe_session_key'] === key);
        expect(bodyOf(await engine.authenticationStatus(client)()).authenticationResult.success).toBe(isPair);
      }),
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
    const { engine, advance } = fixture;
    const tab = await enter(fixture, 'personal');
    const kept = tab.clientContext();
    await tab.send(engine.logout(tab.clientContext()));
    expect(tab.clientContext().cookies).toEqual({});
    expect(await refusalOf(engine.userInfo(kept))).toBe('NotAuthorizedException');
    const late = (await enter(fixture, 'personal')).clientContext();
    advance(12 * 60 * minute - 1);
    expect(await refusalOf(engine.userInfo(late))).toBe('answered');
    advance(1);
    expect(await refusalOf(engine.userInfo(late))).toBe('NotAuthorizedException');
  });

  it('of the same browser ends with the next sign-in, and with it its auth codes', async () => {
    const { engine, browser } = makeEngineFixture();
    const tab = browser();
    const first = bodyOf(await tab.send(engine.weblogin(login('personal'), tab.clientContext())));
    const before = tab.clientContext();
    await tab.send(engine.weblogin(login('business'), before));
    expect(bodyOf(await engine.userInfo(tab.clientContext())()).email).toBe('business@sandbox.test');
    expect(await refusalOf(engine.userInfo(before))).toBe('NotAuthorizedException');
    const input = { grantType: 'authorization_code', code: first.authCode, redirectUri: '', codeVerifier: null };
    expect(await refusalOf(engine.exchangeCode(input))).toBe('invalid_grant');
  });
});
