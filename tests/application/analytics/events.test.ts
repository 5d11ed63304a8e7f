import type { Task } from 'fp-ts/Task';
import { describe, expect, it } from 'vitest';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { openHexagon, type Hexagon } from '#tests/application/stage/hexagon.ts';

type Visit = Hexagon & {
  readonly told: () => ReadonlyArray<AnalyticsEvent>;
  readonly code: () => string;
};

const come = async (): Promise<Visit> => {
  const hexagon = openHexagon();
  let told: ReadonlyArray<AnalyticsEvent> = [];
  hexagon.ports.happenings.listen(({ event }) => {
    told = [...told, event];
  });
  const query = '?redirect_uri=https://partner.brand.test/back&state=s1';
  await hexagon.useCases.admit({ to: '/', query, scheme: 'https:' })();
  return { ...hexagon, told: () => told, code: () => hexagon.engine.inbox(null)[0]?.code ?? '' };
};

const inOrder = async (steps: ReadonlyArray<() => Task<unknown>>): Promise<void> => {
  for (const step of steps) await step()();
};

const redirected = { name: 'Redirected', platform: 'XEMT' };
const emailed = { name: 'Code Sent', channel: 'email' };
const newcomer = { email: 'new@sandbox.test', password: 'Fresh-horse-10' };

describe('the catalogue of events', () => {
  it('tells of a sign-up: its code, the account, the way out', async () => {
    const { useCases, told, code } = await come();
    await inOrder([
      () => useCases.signUp({ ...newcomer, accountType: 'Business', marketing: false, termsVersion: null }),
      () => useCases.confirmSignUp({ code: code(), password: null }),
      () => useCases.finishSignUp(() => undefined),
    ]);
    expect(told()).toEqual([emailed, { name: 'Signed Up', accountType: 'corporate' }, redirected]);
  });

  it('tells of a password that is reset, and of no sign-in beside it', async () => {
    const { useCases, told, code } = await come();
    await inOrder([
      () => useCases.askForReset('personal@sandbox.test'),
      () => useCases.enterResetCode(code()),
      () => useCases.resetPassword({ code: null, password: 'Fresh-horse-10' }),
    ]);
    expect(told()).toEqual([emailed, { name: 'Password Reset' }, redirected]);
  });

  it('tells of a password that is changed', async () => {
    const { useCases, told, code } = await come();
    await useCases.signIn({ email: 'personal@sandbox.test', password: seedPassword })();
    const before = told().length;
    await inOrder([
      () => useCases.openPasswordChange(),
      () => useCases.changePassword({ code: code(), password: 'Fresh-horse-10' }),
    ]);
    expect(told().slice(before)).toEqual([emailed, { name: 'Password Changed' }]);
  });

  it('tells of a changed address that is confirmed as the sign-in it completes', async () => {
    const { useCases, told, code } = await come();
    await inOrder([
      () => useCases.signIn({ email: 'newemail@sandbox.test', password: seedPassword }),
      () => useCases.confirmEmailChange(code()),
    ]);
    expect(told().map(({ name }) => name)).toEqual(['Code Sent', 'Signed In', 'Redirected']);
  });

  it('tells of a sign-in with an identity provider', async () => {
    const { useCases, told, comeFromProvider } = await come();
    await comeFromProvider('google', 'social@sandbox.test');
    await useCases.admit({ to: '/idp/continue', query: '', scheme: 'https:' })();
    expect(told()).toEqual([{ name: 'Signed In', accountType: 'consumer' }, redirected]);
  });

  it.each([
    ['sms2fa@sandbox.test', 'sms', 'sms'],
    ['whatsapp2fa@sandbox.test', 'whatsapp', 'whatsapp'],
    ['landline2fa@sandbox.test', 'call', 'call'],
  ] as const)('tells how the code of %s went, and that it was given', async (email, chosen, channel) => {
    const { useCases, told, code } = await come();
    await inOrder([
      () => useCases.signIn({ email, password: seedPassword }),
      () => useCases.sendTwoFactorCode(chosen),
      () => useCases.verifyTwoFactorCode({ code: code(), password: null, rememberBrowser: false }),
    ]);
    expect(told()).toEqual([
      expect.objectContaining({ name: 'Signed In' }),
      { name: 'Code Sent', channel },
      { name: 'Two Factor Completed', channel },
      redirected,
    ]);
  });

  it('tells of a sign-in that was refused for want of a code only once the code is given', async () => {
    const { useCases, told, code } = await come();
    await inOrder([
      () => useCases.signIn({ email: 'legacy2fa@sandbox.test', password: seedPassword }),
      () => useCases.sendTwoFactorCode('sms'),
      () => useCases.verifyTwoFactorCode({ code: code(), password: null, rememberBrowser: false }),
    ]);
    expect(told().map(({ name }) => name)).toEqual(['Code Sent', 'Signed In', 'Two Factor Completed', 'Redirected']);
  });

  it('tells once of what is answered twice', async () => {
    const { useCases, told, code } = await come();
    await useCases.signUp({ ...newcomer, accountType: 'Personal', marketing: false, termsVersion: null })();
    const typed = { code: code(), password: null };
    await Promise.all([useCases.confirmSignUp(typed)(), useCases.confirmSignUp(typed)()]);
    await useCases.confirmSignUp(typed)();
    expect(told().filter(({ name }) => name === 'Signed Up')).toHaveLength(1);
  });

  it('tells of no code that was not sent, and of nothing a wrong code came to', async () => {
    const { useCases, told } = await come();
    await useCases.askForReset('not an address')();
    await useCases.signUp({
      ...newcomer,
      email: 'personal@sandbox.test',
      accountType: 'Personal',
      marketing: false,
      termsVersion: null,
    })();
    await useCases.confirmSignUp({ code: '000000', password: seedPassword })();
    expect(told()).toEqual([]);
  });
});
