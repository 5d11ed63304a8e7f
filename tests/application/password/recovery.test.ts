import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { chosen } from '#tests/application/code/codeFlowFixtures.ts';
import { openTab, type Tab } from '#tests/application/code/tab.ts';

const email = 'personal@sandbox.test';
const codePage = E.right({ _tag: 'Route', to: '/forgot-password/email-verification' });

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});

const ask = (typed = email): Promise<E.Either<unknown, unknown>> => tab.cases().password.askForReset(typed)();
const save = (password: string, code: string | null = null): Promise<E.Either<unknown, unknown>> =>
  tab.cases().password.reset({ code, password })();

describe('askForReset', () => {
  it.each([email, 'nobody@sandbox.test', 'closed@sandbox.test', 'locked@sandbox.test'])(
    'gives the same answer for %s',
    async (typed) => {
      expect(await ask(typed)).toEqual(codePage);
      expect(tab.session()).toMatchObject({
        typed: { email: typed },
        codes: { purpose: 'PasswordReset', resendAt: expect.any(Number) },
      });
    },
  );

  it.each<IdentityFault>([
    { _tag: 'WrongCredentials' },
    { _tag: 'AccountLocked' },
    { _tag: 'AccountClosed' },
    { _tag: 'EmailUnconfirmed' },
    { _tag: 'Unexpected' },
  ])('does not reveal an account that the service refuses with %j', async (fault) => {
    tab.breaks('forgotPassword', fault);
    expect(await ask()).toEqual(codePage);
    expect(tab.session().codes.purpose).toBe('PasswordReset');
  });

  it.each<IdentityFault>([
    { _tag: 'RateLimited', retryAfterMs: 60_000 },
    { _tag: 'Unreachable' },
    { _tag: 'ServiceFailed' },
    { _tag: 'Cancelled' },
  ])('returns a fault if nothing was sent: %j', async (fault) => {
    tab.breaks('forgotPassword', fault);
    expect(await ask()).toEqual(E.left(fault));
    expect(tab.session()).toMatchObject({ typed: { email }, codes: { purpose: null } });
    expect(await ask()).toEqual(codePage);
  });

  it('requires a valid email', async () => {
    expect(await ask('no address')).toMatchObject(E.left({ _tag: 'Incomplete', fields: [{ field: 'email' }] }));
    expect(tab.calls('forgotPassword')).toBe(0);
  });

  it('accepts a corrected email, and drops the code fault of the old one', async () => {
    await ask('business@sandbox.test');
    await tab.cases().password.enterResetCode(tab.wrong('business@sandbox.test'))();
    await save(chosen);
    await ask();
    expect(tab.session()).toMatchObject({ typed: { email }, secrets: { code: null }, codes: { fault: null } });
    await tab.cases().password.enterResetCode(tab.newest(email))();
    expect(await save(chosen)).toMatchObject(E.right({ _tag: 'ClientRedirect' }));
  });
});

describe('enterResetCode', () => {
  it('leads to the form of the new password', async () => {
    await ask();
    const next = E.right({ _tag: 'Route', to: '/forgot-password/new-password' });
    expect(await tab.cases().password.enterResetCode(tab.newest(email))()).toEqual(next);
  });
});

describe('a reset with a required second factor', () => {
  const legacy = 'legacy2fa@sandbox.test';
  const phone = '+447700900110';

  it('uses the new password for two-factor without asking for it, and redirects to the client', async () => {
    await ask(legacy);
    await tab.cases().password.enterResetCode(tab.newest(legacy))();
    expect(await save(chosen)).toEqual(E.right({ _tag: 'Route', to: '/2fa/phone-validation' }));
    expect(tab.session()).toMatchObject({
      secrets: { password: chosen },
      twoFactor: { requirement: 'BySignIn' },
    });
    await tab.cases().twoFactor.sendCode('sms')();
    const typed = { code: tab.newest(phone), password: null, rememberBrowser: false };
    expect(await tab.cases().twoFactor.verify(typed)()).toMatchObject(E.right({ _tag: 'ClientRedirect' }));
  });
});

describe('resetPassword', () => {
  beforeEach(async () => {
    await ask();
    await tab.cases().password.enterResetCode(tab.newest(email))();
  });

  it('does not spend the code if the password breaks a rule', async () => {
    await tab.cases().password.readRules()();
    const refused = E.left({ _tag: 'PasswordRefused', rule: 'uppercase' });
    expect(await save('all-in-lower-case-1')).toEqual(refused);
    expect(tab.calls('confirmForgotPassword')).toBe(0);
    expect(await save(chosen)).toMatchObject(E.right({ _tag: 'ClientRedirect' }));
  });

  it('asks for the code on the form after the tab was discarded', async () => {
    const code = tab.newest(email);
    tab.reload();
    expect(
      await tab.cases().runGuards({ to: '/forgot-password/new-password', query: '', scheme: 'https:' })(),
    ).toBeNull();
    expect(await save(chosen)).toEqual(E.left({ _tag: 'Incomplete', fields: [{ field: 'code', problem: 'Missing' }] }));
    expect(await save(chosen, code)).toMatchObject(E.right({ _tag: 'ClientRedirect' }));
  });

  it('makes the new password valid and the old one invalid', async () => {
    await save(chosen);
    tab.app.goAway();
    const old = await tab.cases().signIn.submit({ email, password: 'Correct-horse-9' })();
    expect(old).toEqual(E.left({ _tag: 'WrongCredentials' }));
    expect(await tab.cases().signIn.submit({ email, password: chosen })()).toMatchObject(
      E.right({ _tag: 'ClientRedirect' }),
    );
  });
});
