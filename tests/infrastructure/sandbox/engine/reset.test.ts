import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  completeSecondFactor,
  makeEngineFixture,
  newPassword,
  refusalCode,
  refusalOf,
  resetPassword,
} from './engineFixture.ts';

describe('a password reset', () => {
  it('signs in, and ends every other session', async () => {
    const fixture = makeEngineFixture();
    const elsewhere = await fixture.enter('personal');
    const tab = fixture.browser();
    bodyOf(await resetPassword(fixture, tab, 'personal'));
    expect([await refusalOf(tab.userInfo), await refusalOf(elsewhere.userInfo)]).toEqual([
      'answered',
      'NotAuthorizedException',
    ]);
  });

  it('ends a sign-in that waits for its second factor', async () => {
    const fixture = makeEngineFixture();
    const waiting = await fixture.enter('legacy2fa');
    expect(await refusalOf(waiting.profile)).toBe('answered');
    await resetPassword(fixture, fixture.browser(), 'legacy2fa');
    expect(await refusalOf(waiting.profile)).toBe('NotAuthorizedException');
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
    expect(refusalCode(await resetPassword(fixture, fixture.browser(), name))).toBe('answered');
  });

  it('does not replace the second factor, not even in a remembered browser', async () => {
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    await completeSecondFactor(fixture, tab, true);
    await tab.signOut();
    bodyOf(await resetPassword(fixture, tab, 'sms2fa'));
    expect(await tab.claims()).toMatchObject({ two_fa_required: true, two_fa_completed: false });
    expect(bodyOf(await tab.tokens())).not.toHaveProperty('auth_code');
    await tab.signOut();
    bodyOf(await tab.signIn('sms2fa', { password: newPassword }));
    expect(await tab.claims()).toMatchObject({ two_fa_completed: false });
  });

  it('keeps the second factor of a session that has completed it', async () => {
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    await completeSecondFactor(fixture, tab, false);
    bodyOf(await resetPassword(fixture, tab, 'sms2fa'));
    expect(await tab.claims()).toMatchObject({ two_fa_completed: true });
  });
});
