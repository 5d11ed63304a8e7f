import type { Task } from 'fp-ts/Task';
import { describe, expect, it } from 'vitest';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';

type EventsTestApp = TestApp & {
  readonly trackedEvents: () => ReadonlyArray<AnalyticsEvent>;
  readonly code: () => string;
};

const openVisit = async (): Promise<EventsTestApp> => {
  const app = makeTestApp();
  let trackedEvents: ReadonlyArray<AnalyticsEvent> = [];
  app.ports.analyticsEvents.subscribe(({ event }) => {
    trackedEvents = [...trackedEvents, event];
  });
  const query = '?redirect_uri=https://partner.brand.test/back&state=s1';
  await app.useCases.runGuards({ to: '/', query, scheme: 'https:' })();
  return { ...app, trackedEvents: () => trackedEvents, code: () => app.engine.inbox(null)[0]?.code ?? '' };
};

const inOrder = async (steps: ReadonlyArray<() => Task<unknown>>): Promise<void> => {
  for (const step of steps) await step()();
};

const redirected = { name: 'Redirected', platform: 'XEMT' };
const emailed = { name: 'Code Sent', channel: 'email' };
const newAccount = { email: 'new@sandbox.test', password: 'Fresh-horse-10' };

describe('analytics events', () => {
  it('tracks a sign-up: code, account, redirect', async () => {
    const { useCases, trackedEvents, code } = await openVisit();
    await inOrder([
      () => useCases.signUp({ ...newAccount, accountType: 'Business', marketing: false, termsVersion: null }),
      () => useCases.confirmSignUp({ code: code(), password: null }),
      () => useCases.finishSignUp(() => undefined),
    ]);
    expect(trackedEvents()).toEqual([emailed, { name: 'Signed Up', accountType: 'corporate' }, redirected]);
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
    expect(trackedEvents()).toEqual([{ name: 'Signed In', accountType: 'consumer' }, redirected]);
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
      'Signed In',
      'Two Factor Completed',
      'Redirected',
    ]);
  });

  it('tracks one event for one answer that two callers share', async () => {
    const { useCases, trackedEvents, code } = await openVisit();
    await useCases.signUp({ ...newAccount, accountType: 'Personal', marketing: false, termsVersion: null })();
    const typed = { code: code(), password: null };
    await Promise.all([useCases.confirmSignUp(typed)(), useCases.confirmSignUp(typed)()]);
    await useCases.confirmSignUp(typed)();
    expect(trackedEvents().filter(({ name }) => name === 'Signed Up')).toHaveLength(1);
  });

  it('tracks neither a code that was not sent nor a wrong code', async () => {
    const { useCases, trackedEvents } = await openVisit();
    await useCases.askForReset('not an address')();
    await useCases.signUp({
      ...newAccount,
      email: 'personal@sandbox.test',
      accountType: 'Personal',
      marketing: false,
      termsVersion: null,
    })();
    await useCases.confirmSignUp({ code: '000000', password: seedPassword })();
    expect(trackedEvents()).toEqual([]);
  });
});
