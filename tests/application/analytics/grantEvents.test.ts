import * as E from 'fp-ts/Either';
import { assert, describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { type EventsTestApp, openVisit } from '#tests/application/support/eventsTestApp.ts';
import { goTo, signIn } from '#tests/application/support/visits.ts';

const fresh = { email: 'new@sandbox.test', password: 'Fresh-horse-10' };

describe('the event of a sign-in whose tokens fail', () => {
  it('has no account type, and is sent once the page shows the fault', async () => {
    const app = await openVisit();
    app.breaks('tokens', { _tag: 'Unreachable' });
    const answer = await signIn(app, 'personal');
    assert(E.isLeft(answer));
    expect(app.labels()).toEqual([]);
    app.useCases.page.reports.onFaultShown('/signin', answer.left);
    expect(app.labels()).toEqual(['Signed In']);
  });

  it('has the account type of the profile where they wait for a second factor', async () => {
    const app = await openVisit();
    app.breaks('tokens', { _tag: 'TwoFactorIncomplete' });
    await signIn(app, 'sms2fa');
    expect(app.labels()).toEqual(['Signed In consumer']);
  });
});

it('the event of a new password is tracked once where its code is entered again, because the tokens failed', async () => {
  const { useCases, breaks, labels, newest } = await openVisit();
  await useCases.password.askForReset('personal@sandbox.test')();
  const reset = useCases.password.reset({ code: newest(), password: 'Other-horse-10' });
  breaks('tokens', { _tag: 'Unreachable' });
  await reset();
  await reset();
  expect(labels()).toEqual(['Code Sent email', 'Password Reset consumer', 'Redirected XEMT consumer']);
});

describe('the event of a chosen account', () => {
  it('has the type of that account, and is tracked once, after it succeeded', async () => {
    const app = await openVisit();
    await signIn(app, 'linked');
    const chosen = app.session().person.linkedAccounts.find(({ accountType }) => accountType === 'Business');
    assert(chosen !== undefined);
    const select = app.useCases.signIn.selectAccount(chosen.profileId);
    await Promise.all([select(), select()]);
    expect(app.labels()).toEqual(['Signed In consumer', 'Account Selected 3 corporate', 'Redirected XEMT corporate']);
  });

  it.each(['Unreachable', 'TwoFactorIncomplete'] as const)('is none where it met %s', async (_tag) => {
    const app = await openVisit();
    await signIn(app, 'linked');
    app.breaks('tokens', { _tag });
    const [account] = app.session().person.linkedAccounts;
    assert(account !== undefined);
    await app.useCases.signIn.selectAccount(account.profileId)();
    expect(app.labels().join()).not.toContain('Account Selected');
  });
});

describe('the event of an act that still waits for a second factor', () => {
  it.each(['Signed Up', 'Password Reset'])('is tracked once, with the account type: %s', async (name) => {
    const { useCases, labels, newest, engine } = await openVisit();
    const isNew = name === 'Signed Up';
    const state = isNew ? 'Unconfirmed' : 'Active';
    engine.createAccount({ ...fresh, accountType: 'Corporate', name: 'New Ltd', state, twoFactor: 'BeforeSignIn' });
    await (isNew ? useCases.signIn.submit(fresh) : useCases.password.askForReset(fresh.email))();
    const typed = { code: newest(), password: isNew ? fresh.password : 'Other-horse-10' };
    const send = () => (isNew ? useCases.signUp.confirm(typed) : useCases.password.reset(typed))();
    await Promise.all([send(), send()]);
    await useCases.twoFactor.verify({ code: newest(), password: null, rememberBrowser: false })();
    expect(labels().filter((label) => !label.startsWith('Code Sent'))).toEqual([
      `${name} corporate`,
      'Two Factor Completed email corporate',
      'Signed In corporate',
      'Redirected XEMT corporate',
    ]);
  });
});

describe('a sign-in with an identity provider whose tokens are refused because the second factor is missing', () => {
  const email = 'social2fa@sandbox.test';
  const returnFromProvider = async (profileFault: IdentityFault | null = null): Promise<EventsTestApp> => {
    const app = await openVisit();
    app.breaks('tokens', { _tag: 'TwoFactorIncomplete' });
    app.breaks('profile', profileFault);
    const account = { email, password: seedPassword, accountType: 'Corporate', providers: ['google'] } as const;
    app.engine.createAccount({ ...account, twoFactor: 'Required' });
    await app.signInAtProvider('google', email);
    return app;
  };

  it('is tracked once, with the account type of the profile', async () => {
    const app = await returnFromProvider();
    expect(await goTo(app, '/idp/continue')).toMatchObject({ to: '/2fa/verify-number' });
    expect(app.labels()).toEqual(['Signed In corporate', 'Code Sent email corporate']);
    expect(app.session()).toMatchObject({ typed: { email }, progress: { idpSession: 'Live' } });
  });

  it('is not tracked where the session is another person’s, or its person cannot be read', async () => {
    const other = await returnFromProvider();
    await other.signInAtProvider('google', 'stranger@sandbox.test');
    const unread = await returnFromProvider({ _tag: 'ServiceFailed' });
    for (const app of [other, unread]) {
      await goTo(app, '/idp/continue');
      expect(app.labels().join()).not.toContain('Signed In');
      expect(app.session().typed.email).not.toBe('stranger@sandbox.test');
    }
  });
});
