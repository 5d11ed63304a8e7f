import { describe, expect, it } from 'vitest';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { inOrder, openVisit } from '#tests/application/support/eventsTestApp.ts';

const redirected = { name: 'Redirected', platform: 'XEMT' };
const emailed = { name: 'Code Sent', channel: 'email' };
const newAccount = { email: 'new@sandbox.test', password: 'Fresh-horse-10' };
const typedAccount = { ...newAccount, marketing: false, termsVersion: 'terms-1' };

describe('analytics events', () => {
  it('tracks a sign-up: code, account, redirect', async () => {
    const { useCases, trackedEvents, code } = await openVisit();
    await inOrder([
      () => useCases.signUp.submit({ ...typedAccount, accountType: 'Business' }),
      () => useCases.signUp.confirm({ code: code(), password: null }),
      () => useCases.signUp.finish(() => undefined),
    ]);
    expect(trackedEvents()).toEqual([emailed, { name: 'Signed Up' }, redirected]);
  });

  it('tracks a password reset, and no sign-in with it', async () => {
    const { useCases, trackedEvents, code } = await openVisit();
    await inOrder([
      () => useCases.password.askForReset('personal@sandbox.test'),
      () => useCases.password.enterResetCode(code()),
      () => useCases.password.reset({ code: null, password: 'Fresh-horse-10' }),
    ]);
    expect(trackedEvents()).toEqual([emailed, { name: 'Password Reset' }, redirected]);
  });

  it('tracks a password change', async () => {
    const { useCases, trackedEvents, code } = await openVisit();
    await useCases.signIn.submit({ email: 'personal@sandbox.test', password: seedPassword })();
    const before = trackedEvents().length;
    await inOrder([
      () => useCases.password.openChange(),
      () => useCases.password.change({ code: code(), password: 'Fresh-horse-10' }),
    ]);
    expect(trackedEvents().slice(before)).toEqual([emailed, { name: 'Password Changed' }]);
  });

  it('tracks a confirmed email change as the sign-in it completes', async () => {
    const { useCases, trackedEvents, code } = await openVisit();
    await inOrder([
      () => useCases.signIn.submit({ email: 'newemail@sandbox.test', password: seedPassword }),
      () => useCases.email.confirmChange(code()),
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
      () => useCases.signIn.submit({ email, password: seedPassword }),
      () => useCases.twoFactor.sendCode(chosen),
      () => useCases.twoFactor.verify({ code: code(), password: null, rememberBrowser: false }),
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
      () => useCases.signIn.submit({ email: 'legacy2fa@sandbox.test', password: seedPassword }),
      () => useCases.twoFactor.sendCode('sms'),
      () => useCases.twoFactor.verify({ code: code(), password: null, rememberBrowser: false }),
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
    await useCases.signUp.submit({ ...typedAccount, accountType: 'Personal' })();
    const typed = { code: code(), password: null };
    await Promise.all([useCases.signUp.confirm(typed)(), useCases.signUp.confirm(typed)()]);
    await useCases.signUp.confirm(typed)();
    await Promise.all([useCases.signUp.finish(() => undefined)(), useCases.signUp.finish(() => undefined)()]);
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
    await (
      name === 'Signed Up' ? useCases.signIn.submit(newAccount) : useCases.password.askForReset(newAccount.email)
    )();
    const typed = { code: code(), password: 'Other-horse-10' };
    const send = (): Promise<unknown> =>
      name === 'Signed Up'
        ? useCases.signUp.confirm({ ...typed, password: newAccount.password })()
        : useCases.password.reset(typed)();
    await Promise.all([send(), send()]);
    await useCases.twoFactor.verify({ code: code(), password: null, rememberBrowser: false })();
    expect(accountTypes().filter(([event]) => event !== 'Code Sent')).toEqual(
      [name, 'Two Factor Completed', 'Signed In', 'Redirected'].map((event) => [event, 'corporate']),
    );
  });

  it('tracks no redirect where there is no address to leave for', async () => {
    const settings = { ...context.settings, transferSiteUrl: '' };
    const { useCases, trackedEvents } = await openVisit({ context: { ...context, settings } });
    await useCases.runGuards({ to: '/', query: '', scheme: 'https:' })();
    const outcome = await useCases.signIn.submit({ email: 'personal@sandbox.test', password: seedPassword })();
    expect(outcome).toMatchObject({ right: { to: '/signin/error' } });
    expect(trackedEvents()).toEqual([{ name: 'Signed In' }]);
  });

  it('tracks neither a code that was not sent nor a wrong code', async () => {
    const { useCases, trackedEvents } = await openVisit();
    await useCases.password.askForReset('not an address')();
    await useCases.signUp.submit({ ...typedAccount, email: 'personal@sandbox.test', accountType: 'Personal' })();
    await useCases.signUp.confirm({ code: '000000', password: seedPassword })();
    expect(trackedEvents()).toEqual([]);
  });
});
