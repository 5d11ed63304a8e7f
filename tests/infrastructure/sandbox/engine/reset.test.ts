import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  claimsIn,
  completeSecondFactor,
  enter,
  login,
  makeEngineFixture,
  noRequest,
  refusalCode,
  refusalOf,
  type EngineFixture,
} from './engineFixture.ts';
import type { TestBrowser } from './testBrowser.ts';

const newPassword = 'Another-horse-9';

const reset = async ({ engine, newestCode }: EngineFixture, tab: TestBrowser, name: string) => {
  const username = `${name}@sandbox.test`;
  bodyOf(await engine.forgotPassword({ username }, tab.clientContext())());
  const input = { username, password: newPassword, code: newestCode(username), ...noRequest };
  return tab.send(engine.confirmForgotPassword(input, tab.clientContext()));
};

describe('a password reset', () => {
  it('signs in, and ends every other session', async () => {
    const fixture = makeEngineFixture();
    const elsewhere = await enter(fixture, 'personal');
    const tab = fixture.browser();
    bodyOf(await reset(fixture, tab, 'personal'));
    expect(await refusalOf(fixture.engine.userInfo(tab.clientContext()))).toBe('answered');
    expect(await refusalOf(fixture.engine.userInfo(elsewhere.clientContext()))).toBe('NotAuthorizedException');
  });

  it('ends a sign-in that waits for its second factor', async () => {
    const fixture = makeEngineFixture();
    const waiting = await enter(fixture, 'legacy2fa');
    expect(await refusalOf(fixture.engine.profile(waiting.clientContext()))).toBe('answered');
    await reset(fixture, fixture.browser(), 'legacy2fa');
    expect(await refusalOf(fixture.engine.profile(waiting.clientContext()))).toBe('NotAuthorizedException');
  });

  it('sends a code only to an open account', async () => {
    const { engine, browser } = makeEngineFixture();
    for (const name of ['nobody', 'closed', 'locked']) {
      await engine.forgotPassword({ username: `${name}@sandbox.test` }, browser().clientContext())();
    }
    expect(engine.inbox(null).map(({ to }) => to)).toEqual(['locked@sandbox.test']);
  });

  it.each(['locked', 'unconfirmed', 'newemail'])('signs in %s, because the code proves the mailbox', async (name) => {
    const fixture = makeEngineFixture();
    expect(refusalCode(await reset(fixture, fixture.browser(), name))).toBe('answered');
  });

  it('does not replace the second factor, not even in a remembered browser', async () => {
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    await completeSecondFactor(fixture, tab, true);
    await tab.send(fixture.engine.logout(tab.clientContext()));
    bodyOf(await reset(fixture, tab, 'sms2fa'));
    expect(await claimsIn(fixture, tab)).toMatchObject({ two_fa_required: true, two_fa_completed: false });
    const owed = bodyOf(await fixture.engine.getGSOTokens({ profileId: null }, tab.clientContext())());
    expect(owed).not.toHaveProperty('auth_code');
    await tab.send(fixture.engine.logout(tab.clientContext()));
    const again = login('sms2fa', { password: newPassword });
    bodyOf(await tab.send(fixture.engine.weblogin(again, tab.clientContext())));
    expect(await claimsIn(fixture, tab)).toMatchObject({ two_fa_completed: false });
  });

  it('keeps the second factor of a session that has completed it', async () => {
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    await completeSecondFactor(fixture, tab, false);
    bodyOf(await reset(fixture, tab, 'sms2fa'));
    expect(await claimsIn(fixture, tab)).toMatchObject({ two_fa_completed: true });
  });
});
