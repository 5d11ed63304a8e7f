import { assert, describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { type EventsTestApp, openVisit } from '#tests/application/support/eventsTestApp.ts';
import { goTo, signIn } from '#tests/application/support/visits.ts';

const fresh = { email: 'new@sandbox.test', password: 'Fresh-horse-10' };

describe('the event of a sign-in', () => {
  it('is tracked at once, whether or not its tokens can be fetched, and without the account type that they would name', async () => {
    const app = await openVisit();
    app.breaks('tokens', { _tag: 'Unreachable' });
    await signIn(app, 'personal');
    expect(app.labels()).toEqual(['Signed In']);
  });
});

it('the event of a new password is tracked once where its code is entered again, because the tokens failed', async () => {
  const { useCases, breaks, labels, newest } = await openVisit();
  await useCases.password.askForReset('personal@sandbox.test')();
  const reset = useCases.password.reset({ code: newest(), password: 'Other-horse-10' });
  breaks('tokens', { _tag: 'Unreachable' });
  await reset();
  await reset();
  expect(labels()).toEqual(['Code Sent email', 'Password Reset', 'Redirected XEMT consumer']);
});

describe('the event of a chosen account', () => {
  it('has the type of that account, and is tracked once, after it succeeded', async () => {
    const app = await openVisit();
    await signIn(app, 'linked');
    const chosen = app.session().person.linkedAccounts.find(({ accountType }) => accountType === 'Business');
    assert(chosen !== undefined);
    await app.useCases.signIn.selectAccount(chosen.profileId)();
    expect(app.labels()).toEqual(['Signed In', 'Account Selected 3 corporate', 'Redirected XEMT corporate']);
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
  it.each(['Signed Up', 'Password Reset'])(
    'is tracked once, and the account type is that of the later events: %s',
    async (name) => {
      const { useCases, labels, newest, engine } = await openVisit();
      const isNew = name === 'Signed Up';
      const state = isNew ? 'Unconfirmed' : 'Active';
      engine.createAccount({ ...fresh, accountType: 'Corporate', name: 'New Ltd', state, twoFactor: 'BeforeSignIn' });
      await (isNew ? useCases.signIn.submit(fresh) : useCases.password.askForReset(fresh.email))();
      const typed = { code: newest(), password: isNew ? fresh.password : 'Other-horse-10' };
      await (isNew ? useCases.signUp.confirm(typed) : useCases.password.reset(typed))();
      await useCases.twoFactor.verify({ code: newest(), password: null, rememberBrowser: false })();
      expect(labels().filter((label) => !label.startsWith('Code Sent'))).toEqual([
        name,
        'Two Factor Completed email corporate',
        'Signed In corporate',
        'Redirected XEMT corporate',
      ]);
    },
  );
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

  it('is tracked once, before the profile has named the account type', async () => {
    const app = await returnFromProvider();
    expect(await goTo(app, '/idp/continue')).toMatchObject({ to: '/2fa/verify-number' });
    expect(app.labels()).toEqual(['Signed In', 'Code Sent email corporate']);
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
