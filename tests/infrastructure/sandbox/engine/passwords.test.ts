import { describe, expect, it } from 'vitest';
import { incomplete, setUpEngine } from './engineFixture.ts';
import { bodyOf, by, newPassword, refusalCode, refusalOf } from './testBrowser.ts';

const { browser, engine, enter } = setUpEngine();

describe('a password reset', () => {
  it.each([
    ['personal', 'userInfo'],
    ['legacy2fa', 'profile'],
  ] as const)('of %s ends every other session, and a sign-in that waits for its second factor', async (name, call) => {
    const elsewhere = await enter(name);
    expect(await refusalOf(elsewhere[call])).toBe('answered');
    await browser().resetPassword(name);
    expect(await refusalOf(elsewhere[call])).toBe('NotAuthorizedException');
  });

  it('sends a code only to an open account, and a new code of a sign-up only to one that is not confirmed', async () => {
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
    expect(refusalCode(await browser().resetPassword(name))).toBe('answered');
  });

  it('does not replace the second factor, not even in a remembered browser', async () => {
    const tab = await enter('sms2fa');
    await tab.prove(by('sms'), true);
    await tab.signOut();
    bodyOf(await tab.resetPassword('sms2fa'));
    expect(await tab.claims()).toMatchObject({ two_fa_required: true, two_fa_completed: false });
    expect(bodyOf(await tab.tokens())).not.toHaveProperty('auth_code');
    bodyOf(await tab.signIn('sms2fa', { password: newPassword }));
    expect(await tab.claims()).toMatchObject({ two_fa_completed: false });
  });

  it('signs nobody in whose sign-in needs the second factor first', async () => {
    const tab = browser();
    expect(await tab.resetPassword('legacy2fa')).toMatchObject(incomplete);
    expect(await refusalOf(() => tab.tokens())).toBe('NotAuthorizedException');
    expect(await refusalOf(tab.profile)).toBe('answered');
  });

  it('keeps the second factor of a session that has completed it', async () => {
    const tab = await enter('sms2fa');
    await tab.prove();
    bodyOf(await tab.resetPassword('sms2fa'));
    expect(await tab.claims()).toMatchObject({ two_fa_completed: true });
  });
});
