import { describe, expect, it } from 'vitest';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { inOrder, openVisit } from '#tests/application/support/eventsTestApp.ts';

const redirected = { name: 'Redirected', platform: 'XEMT' };
const emailed = { name: 'Code Sent', channel: 'email' };
const newAccount = { email: 'new@sandbox.test', password: 'Fresh-horse-10' };

describe('analytics events', () => {
  it('tracks a sign-up: code, account, redirect', async () => {
    const { useCases, trackedEvents, code } = await openVisit();
    await inOrder([
      () => useCases.signUp({ ...newAccount, accountType: 'Business', marketing: false, termsVersion: 'terms-1' }),
      () => useCases.confirmSignUp({ code: code(), password: null }),
      () => useCases.finishSignUp(() => undefined),
    ]);
    expect(trackedEvents()).toEqual([emailed, { name: 'Signed Up' }, redirected]);
  });

  it('tracks a password reset, and no sign-in with it', async () => {
    const { useCases, trackedEvents, code } = await openVisit();
    await inOrder([
      () => useCases.askForReset('personal@sandbox.test'),
      () => useCases.enterResetCode(code()),
      () => useCases.resetPassword({ code: null, password: 'Fresh-horse-10' }),
    ]);
    expect(trackedEvents()).toEqual([emailed, { name: 'Password Reset' }, redirected]);
  });

  it('tracks a password change', async () => {
    const { useCases, trackedEvents, code } = await openVisit();
    await useCases.signIn({ email: 'personal@sandbox.test', password: seedPassword })();
    const before = trackedEvents().length;
    await inOrder([
      () => useCases.openPasswordChange(),
      () => useCases.changePassword({ code: code(), password: 'Fresh-horse-10' }),
    ]);
    expect(trackedEvents().slice(before)).toEqual([emailed, { name: 'Password Changed' }]);
  });

  it('tracks a confirmed email change as the sign-in it completes', async () => {
    const { useCases, trackedEvents, code } = await openVisit();
    await inOrder([
      () => useCases.signIn({ email: 'newemail@sandbox.test', password: seedPassword }),
      () => useCases.confirmEmailChange(code()),
    ]);
    expect(trackedEvents().map(({ name }) => name)).toEqual(['Code Sent', 'Signed In', 'Redirected']);
  });

  it('tracks a sign-in with an identity provider', async () => {
    const { useCases, trackedEvents, signInAtProvider: comeFromProvider } = await openVisit();
    await comeFromProvider('google', 'social@sandbox.test');
    await useCases.runGuards({ to: '/idp/continue', query: '', scheme: 'https:' })();
    expect(trackedEvents()).toEqual([{ name: 'Signed In' }, redirected]);
  });

  it.each([
    ['sms2fa@sandbox.test', 'sms', 'sms'],
    ['whatsapp2fa@sandbox.test', 'whatsapp', 'whatsapp'],
    ['landline2fa@sandbox.test', 'call', 'call'],
  ] as const)('tracks the channel of the code of %s, and its verification', async (email, chosen, channel) => {
    const { useCases, trackedEvents, code } = await openVisit();
    await inOrder([
      () => useCases.signIn({ email, password: seedPassword }),
      () => useCases.sendTwoFactorCode(chosen),
      () => useCases.verifyTwoFactorCode({ code: code(), password: null, rememberBrowser: false }),
    ]);
    expect(trackedEvents()).toEqual([
      expect.objectContaining({ name: 'Signed In' }),
      { name: 'Code Sent', channel },
      { name: 'Two Factor Completed', channel },
      redirected,
    ]);
  });

  it('tracks a sign-in with a second factor only after its code', async () => {
    const { useCases, trackedEvents, code } = await openVisit();
    await inOrder([
      () => useCases.signIn({ email: 'legacy2fa@sandbox.test', password: seedPassword }),
      () => useCases.sendTwoFactorCode('sms'),
      () => useCases.verifyTwoFactorCode({ code: code(), password: null, rememberBrowser: false }),
    ]);
    expect(trackedEvents().map(({ name }) => name)).toEqual([
      'Code Sent',
      'Two Factor Completed',
      'Signed In',
      'Redirected',
    ]);
  });

  it('tracks one event for one answer that two callers share', async () => {
    const { useCases, trackedEvents, code } = await openVisit();
    await useCases.signUp({ ...newAccount, accountType: 'Personal', marketing: false, termsVersion: 'terms-1' })();
    const typed = { code: code(), password: null };
    await Promise.all([useCases.confirmSignUp(typed)(), useCases.confirmSignUp(typed)()]);
    await useCases.confirmSignUp(typed)();
    await Promise.all([useCases.finishSignUp(() => undefined)(), useCases.finishSignUp(() => undefined)()]);
    expect(trackedEvents().filter(({ name }) => name === 'Signed Up')).toHaveLength(1);
  });

  it.each([
    ['an account', 'Signed Up'],
    ['a password', 'Password Reset'],
  ])('tracks %s that still waits for a second factor, once: %s', async (_what, name) => {
    const { useCases, accountTypes, code, engine } = await openVisit();
    const state = name === 'Signed Up' ? 'Unconfirmed' : 'Active';
    engine.createAccount({
      ...newAccount,
      accountType: 'Corporate',
      name: 'New Ltd',
      state,
      twoFactor: 'BeforeSignIn',
    });
    await (name === 'Signed Up' ? useCases.signIn(newAccount) : useCases.askForReset(newAccount.email))();
    const typed = { code: code(), password: 'Other-horse-10' };
    const send = (): Promise<unknown> =>
      name === 'Signed Up'
        ? useCases.confirmSignUp({ ...typed, password: newAccount.password })()
        : useCases.resetPassword(typed)();
    await Promise.all([send(), send()]);
    await useCases.verifyTwoFactorCode({ code: code(), password: null, rememberBrowser: false })();
    expect(accountTypes().filter(([event]) => event !== 'Code Sent')).toEqual(
      [name, 'Two Factor Completed', 'Signed In', 'Redirected'].map((event) => [event, 'corporate']),
    );
  });

  it('tracks no redirect where there is no address to leave for', async () => {
    const settings = { ...context.settings, transferSiteUrl: '' };
    const { useCases, trackedEvents } = await openVisit({ context: { ...context, settings } });
    await useCases.runGuards({ to: '/', query: '', scheme: 'https:' })();
    const outcome = await useCases.signIn({ email: 'personal@sandbox.test', password: seedPassword })();
    expect(outcome).toMatchObject({ right: { to: '/signin/error' } });
    expect(trackedEvents()).toEqual([{ name: 'Signed In' }]);
  });

  it('tracks neither a code that was not sent nor a wrong code', async () => {
    const { useCases, trackedEvents } = await openVisit();
    await useCases.askForReset('not an address')();
    await useCases.signUp({
      ...newAccount,
      email: 'personal@sandbox.test',
      accountType: 'Personal',
      marketing: false,
      termsVersion: 'terms-1',
    })();
    await useCases.confirmSignUp({ code: '000000', password: seedPassword })();
    expect(trackedEvents()).toEqual([]);
  });
});
