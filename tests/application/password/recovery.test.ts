import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { chosen } from '#tests/application/code/codeFlowFixtures.ts';
import { goTo, signIn } from '#tests/application/support/visits.ts';
import { exchanges, openTab, type Tab, withChallenge } from '#tests/application/code/tab.ts';

const email = 'personal@sandbox.test';
const codePage = E.right({ _tag: 'Route', to: '/forgot-password/email-verification' });

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});

const ask = (typed = email): Promise<E.Either<unknown, unknown>> => tab.cases().password.askForReset(typed)();
const save = (password: string, code: string | null = null): Promise<E.Either<unknown, Destination>> =>
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

  it('does not reveal an account that the service refuses', async () => {
    for (const _tag of ['WrongCredentials', 'AccountLocked', 'EmailUnconfirmed', 'Unexpected'] as const) {
      tab = await openTab();
      tab.breaks('sendPasswordCode', { _tag });
      expect(await ask()).toEqual(codePage);
      expect(tab.session().codes.purpose).toBe('PasswordReset');
    }
  });

  it.each<IdentityFault>([
    { _tag: 'RateLimited', retryAfterMs: 60_000 },
    { _tag: 'ParameterRefused' },
    { _tag: 'Unreachable' },
    { _tag: 'Cancelled' },
  ])('returns a fault if nothing was sent: %j', async (fault) => {
    tab.breaks('sendPasswordCode', fault);
    expect(await ask()).toEqual(E.left(fault));
    expect(tab.session()).toMatchObject({ typed: { email }, codes: { purpose: null } });
    expect(await ask()).toEqual(codePage);
  });

  it('requires a valid email', async () => {
    expect(await ask('no address')).toMatchObject(E.left({ _tag: 'Incomplete', fields: [{ field: 'email' }] }));
    expect(tab.made('sendPasswordCode')).toBe(0);
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

describe('resetPassword', () => {
  let entered: unknown;
  beforeEach(async () => {
    await ask();
    entered = await tab.cases().password.enterResetCode(tab.newest(email))();
  });

  it('follows the code in a form, and does not spend it if the password breaks a rule', async () => {
    expect(entered).toEqual(E.right({ _tag: 'Route', to: '/forgot-password/new-password' }));
    await tab.cases().password.readRules()();
    const broken = { field: 'password', problem: [{ _tag: 'Known', rule: 'uppercase', value: 1 }] };
    expect(await save('all-in-lower-case-1')).toEqual(E.left({ _tag: 'Incomplete', fields: [broken] }));
    expect(tab.made('replacePassword')).toBe(0);
    expect(await save(chosen)).toMatchObject(E.right({ _tag: 'ClientRedirect' }));
  });

  it('asks for the code on the form after the tab was discarded', async () => {
    const code = tab.newest(email);
    tab.reload();
    expect(await goTo({ useCases: tab.cases() }, '/forgot-password/new-password')).toBeNull();
    expect(await save(chosen)).toEqual(E.left({ _tag: 'Incomplete', fields: [{ field: 'code', problem: 'Missing' }] }));
    expect(await save(chosen, code)).toMatchObject(E.right({ _tag: 'ClientRedirect' }));
  });

  it('returns its own auth code, with its challenge, when the form is sent again because the tokens failed', async () => {
    const verifier = 'a-verifier-of-the-partner';
    tab = await openTab(await withChallenge(verifier));
    await ask();
    await tab.cases().password.enterResetCode(tab.newest(email))();
    tab.breaks('tokens', { _tag: 'Unreachable' });
    expect(await save(chosen)).toEqual(E.left({ _tag: 'Unreachable' }));
    expect(await exchanges(tab, await save(chosen), verifier)).toBe(true);
  });

  it('makes the new password valid and the old one invalid', async () => {
    await save(chosen);
    tab.app.goAway();
    expect(await signIn(tab.app, 'personal')).toEqual(E.left({ _tag: 'WrongCredentials' }));
    expect(await signIn(tab.app, 'personal', chosen)).toMatchObject(E.right({ _tag: 'ClientRedirect' }));
  });
});
