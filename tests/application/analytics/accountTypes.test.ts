import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { inOrder, openVisit } from '#tests/application/support/eventsTestApp.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const newAccount = { email: 'new@sandbox.test', password: 'Fresh-horse-10' };

describe('the account type of events', () => {
  const signInAs = (name: string) => ({ email: `${name}@sandbox.test`, password: seedPassword });

  it.each([
    ['personal', 'consumer'],
    ['business', 'corporate'],
  ])('is that of the token for %s, from "Signed In" on', async (name, accountType) => {
    const { useCases, accountTypes } = await openVisit();
    await useCases.signIn.submit(signInAs(name))();
    expect(accountTypes()).toEqual([
      ['Signed In', accountType],
      ['Redirected', accountType],
    ]);
  });

  it('is that of the token, not of the redirect', async () => {
    const { useCases, ports, accountTypes } = await openVisit();
    ports.session.update((session) => withParts(session, { typed: { accountType: 'Business' } }));
    await useCases.signIn.submit(signInAs('personal'))();
    expect(accountTypes()[0]).toEqual(['Signed In', 'consumer']);
  });

  it('is that of the token from "Signed Up" on, also where another form has opened the account', async () => {
    const { useCases, accountTypes, code, engine } = await openVisit();
    expect(
      E.isRight(
        engine.createAccount({ ...newAccount, accountType: 'Corporate', name: 'New Ltd', state: 'Unconfirmed' }),
      ),
    ).toBe(true);
    await inOrder([
      () => useCases.signIn.submit(newAccount),
      () => useCases.signUp.confirm({ code: code(), password: newAccount.password }),
      () => useCases.signUp.finish(() => undefined),
    ]);
    expect(accountTypes()).toEqual([
      ['Code Sent', null],
      ['Signed Up', 'corporate'],
      ['Redirected', 'corporate'],
    ]);
  });

  it('is that of the profile where the sign-in waits for a second factor', async () => {
    const { useCases, accountTypes, code } = await openVisit();
    await inOrder([
      () => useCases.signIn.submit(signInAs('legacy2fa')),
      () => useCases.twoFactor.sendCode('sms'),
      () => useCases.twoFactor.verify({ code: code(), password: null, rememberBrowser: false }),
    ]);
    expect(accountTypes()).toEqual(
      ['Code Sent', 'Two Factor Completed', 'Signed In', 'Redirected'].map((name) => [name, 'consumer']),
    );
  });

  it('is that of the chosen account, which is tracked once, after it succeeded', async () => {
    const { useCases, accountTypes } = await openVisit();
    await useCases.signIn.submit(signInAs('linked'))();
    const business = useCases.session.get().person.linkedAccounts.find(({ accountType }) => accountType === 'Business');
    if (business === undefined) throw new Error('No business account is linked.');
    const select = useCases.signIn.selectAccount(business.profileId);
    await Promise.all([select(), select()]);
    expect(accountTypes()).toEqual([
      ['Signed In', 'consumer'],
      ['Account Selected', 'corporate'],
      ['Redirected', 'corporate'],
    ]);
  });

  it.each<IdentityFault>([{ _tag: 'Unreachable' }, { _tag: 'TwoFactorIncomplete' }])(
    'tracks no account that could not be selected: %o',
    async (fault) => {
      let isDown = false;
      const { useCases, trackedEvents } = await openVisit({
        replace: ({ identity }) => ({
          identity: {
            ...identity,
            tokens: (profileId) => () => (isDown ? TE.left(fault) : identity.tokens(profileId))(),
          },
        }),
      });
      await useCases.signIn.submit(signInAs('linked'))();
      isDown = true;
      const [account] = useCases.session.get().person.linkedAccounts;
      if (account === undefined) throw new Error('No account is linked.');
      await useCases.signIn.selectAccount(account.profileId)();
      expect(trackedEvents().map(({ name }) => name)).not.toContain('Account Selected');
    },
  );

  it('is left out where the tokens fail, and the sign-in is tracked all the same', async () => {
    const fault = TE.left<IdentityFault>({ _tag: 'Unreachable' });
    const { useCases, accountTypes } = await openVisit({
      replace: ({ identity }) => ({ identity: { ...identity, tokens: () => fault } }),
    });
    const answer = await useCases.signIn.submit(signInAs('personal'))();
    expect(accountTypes()).toEqual([]);
    if (E.isLeft(answer)) useCases.page.reports.onFaultShown('/signin', answer.left);
    expect(accountTypes()).toEqual([['Signed In', null]]);
  });

  it('is that of the profile where the tokens wait for a second factor', async () => {
    const fault = TE.left<IdentityFault>({ _tag: 'TwoFactorIncomplete' });
    const { useCases, accountTypes } = await openVisit({
      replace: ({ identity }) => ({ identity: { ...identity, tokens: () => fault } }),
    });
    await useCases.signIn.submit(signInAs('sms2fa'))();
    expect(accountTypes()).toEqual([['Signed In', 'consumer']]);
  });

  it.each(['legacy2fa', 'sms2fa'])(
    'follows a password reset of %s, whose second factor is asked for next',
    async (name) => {
      const { useCases, accountTypes, code } = await openVisit();
      await inOrder([
        () => useCases.password.askForReset(`${name}@sandbox.test`),
        () => useCases.password.enterResetCode(code()),
        () => useCases.password.reset({ code: null, password: 'Fresh-horse-10' }),
      ]);
      expect(accountTypes()).toEqual([
        ['Code Sent', null],
        ['Password Reset', 'consumer'],
      ]);
      expect(useCases.session.get().twoFactor.requirement).not.toBe('None');
    },
  );

  it('is that of the profile for a changed password', async () => {
    const { useCases, accountTypes, code, ports } = await openVisit();
    await useCases.signIn.submit(signInAs('business'))();
    ports.session.update((session) => withParts(session, { person: { accountType: null } }));
    await inOrder([
      () => useCases.password.openChange(),
      () => useCases.password.change({ code: code(), password: 'Fresh-horse-10' }),
    ]);
    expect(accountTypes().slice(-2)).toEqual([
      ['Code Sent', 'corporate'],
      ['Password Changed', 'corporate'],
    ]);
  });
});
