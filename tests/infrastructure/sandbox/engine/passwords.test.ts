import { describe, expect, it } from 'vitest';
import { bodyOf, incomplete, makeEngineFixture, newPassword, refusalCode, refusalOf } from './engineFixture.ts';

const number = '+447700900101';

describe('a password reset', () => {
  it.each([
    ['personal', 'userInfo'],
    ['legacy2fa', 'profile'],
  ] as const)('of %s ends every other session, and a sign-in that waits for its second factor', async (name, call) => {
    const { enter, browser, resetPassword } = makeEngineFixture();
    const elsewhere = await enter(name);
    expect(await refusalOf(elsewhere[call])).toBe('answered');
    await resetPassword(browser(), name);
    expect(await refusalOf(elsewhere[call])).toBe('NotAuthorizedException');
  });

  it('sends a code only to an open account, and a new code of a sign-up only to one that is not confirmed', async () => {
    const { engine, browser } = makeEngineFixture();
    for (const name of ['nobody', 'closed', 'locked', 'unconfirmed'])
      for (const call of [engine.forgotPassword, engine.resendConfirmationCode])
        await call({ username: `${name}@sandbox.test` }, browser().clientContext())();
    expect(engine.inbox(null).map(({ to, purpose }) => [to.split('@')[0], purpose])).toEqual([
      ['unconfirmed', 'sign-up'],
      ['unconfirmed', 'password-reset'],
      ['locked', 'password-reset'],
    ]);
  });

  it.each(['locked', 'unconfirmed', 'newemail'])('signs in %s, because the code proves the mailbox', async (name) => {
    const { browser, resetPassword } = makeEngineFixture();
    expect(refusalCode(await resetPassword(browser(), name))).toBe('answered');
  });

  it('does not replace the second factor, not even in a remembered browser', async () => {
    const { enter, prove, resetPassword } = makeEngineFixture();
    const tab = await enter('sms2fa');
    await prove(tab, number, { rememberBrowser: true });
    await tab.signOut();
    bodyOf(await resetPassword(tab, 'sms2fa'));
    expect(await tab.claims()).toMatchObject({ two_fa_required: true, two_fa_completed: false });
    expect(bodyOf(await tab.tokens())).not.toHaveProperty('auth_code');
    bodyOf(await tab.signIn('sms2fa', { password: newPassword }));
    expect(await tab.claims()).toMatchObject({ two_fa_completed: false });
  });

  it('signs nobody in whose sign-in needs the second factor first', async () => {
    const { browser, resetPassword } = makeEngineFixture();
    const tab = browser();
    expect(await resetPassword(tab, 'legacy2fa')).toMatchObject(incomplete);
    expect(await refusalOf(() => tab.tokens())).toBe('NotAuthorizedException');
    expect(await refusalOf(tab.profile)).toBe('answered');
  });

  it('keeps the second factor of a session that has completed it', async () => {
    const { enter, prove, resetPassword } = makeEngineFixture();
    const tab = await enter('sms2fa');
    await prove(tab, number);
    bodyOf(await resetPassword(tab, 'sms2fa'));
    expect(await tab.claims()).toMatchObject({ two_fa_completed: true });
  });
});
