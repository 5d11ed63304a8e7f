import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import { ada, chosen } from '#tests/application/code/flows.ts';
import { openTab, type Tab } from '#tests/application/code/tab.ts';

type Form = {
  readonly email: string;
  readonly password: string;
  readonly accountType: ChosenAccountType;
  readonly marketing: boolean;
};
const form: Form = { email: ada, password: chosen, accountType: 'Personal', marketing: false };

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});

const signUp = (typed: Partial<Form> = {}): Promise<E.Either<unknown, unknown>> =>
  tab.cases().signUp({ ...form, ...typed, termsVersion: 'terms-1' })();
const confirm = (password: string | null = null): Promise<E.Either<unknown, unknown>> =>
  tab.cases().confirmSignUp({ code: tab.newest(tab.session().email ?? ''), password })();
const accountOf = (address: string) => tab.hexagon.engine.accounts().find(({ email }) => email === address);
const screen = (to: string): E.Either<never, unknown> => E.right({ _tag: 'Route', to });
const codePage = screen('/signup/email-verification');

describe('opening an account', () => {
  it.each([
    ['Personal', 'Personal'],
    ['Business', 'Corporate'],
  ] as const)('opens a %s account and goes on to its code', async (accountType, wire) => {
    expect(await signUp({ accountType })).toEqual(codePage);
    expect(accountOf(ada)).toMatchObject({ accountType: wire, state: 'Unconfirmed' });
    expect(tab.session()).toMatchObject({ accountType, email: ada, codeFor: 'SignUp' });
  });

  it('names every field that is missing, and makes no call', async () => {
    const answer = await signUp({ email: 'no address', password: '' });
    expect(answer).toMatchObject(E.left({ _tag: 'Incomplete', fields: [{ field: 'email' }, { field: 'password' }] }));
    expect(tab.calls('signUp')).toBe(0);
  });

  it('checks the password by the service’s own rules before anything is sent', async () => {
    await tab.cases().readPasswordRules()();
    expect(await signUp({ password: 'all-in-lower-case-1' })).toEqual(
      E.left({ _tag: 'PasswordRefused', rule: 'uppercase' }),
    );
    expect(tab.calls('signUp')).toBe(0);
  });

  it('leaves the password to the service where its rules could not be read', async () => {
    expect(await signUp({ password: 'all-in-lower-case-1' })).toEqual(
      E.left({ _tag: 'PasswordRefused', rule: 'uppercase' }),
    );
    expect(tab.calls('signUp')).toBe(1);
  });

  it('says when the email is in use', async () => {
    expect(await signUp({ email: 'personal@sandbox.test' })).toEqual(E.left({ _tag: 'UsernameTaken' }));
    expect(tab.session().codeFor).toBeNull();
  });

  it('goes on to the code when the form of a new account is sent once more', async () => {
    await signUp();
    expect(await signUp()).toEqual(codePage);
    expect(tab.hexagon.engine.inbox(ada)).toHaveLength(1);
  });

  it('corrects a wrong email half-way: the new one has a code of its own, and no fault of the old', async () => {
    await signUp({ email: 'adda@example.test' });
    await tab.cases().confirmSignUp({ code: tab.wrong('adda@example.test'), password: null })();
    await signUp({ email: 'personal@sandbox.test' });
    expect(tab.session()).toMatchObject({ code: null, codeFault: null, codeFor: null });
    expect(await signUp()).toEqual(codePage);
    expect(tab.session()).toMatchObject({ email: ada, codeFor: 'SignUp' });
    expect(await confirm()).toEqual(screen('/signup/creating'));
  });

  it.each<readonly [IdentityFault, E.Either<unknown, unknown>]>([
    [{ _tag: 'Unexpected' }, screen('/signup/error')],
    [{ _tag: 'Unreachable' }, E.left({ _tag: 'Unreachable' })],
    [{ _tag: 'ServiceFailed' }, E.left({ _tag: 'ServiceFailed' })],
    [{ _tag: 'RateLimited', retryAfterMs: null }, E.left({ _tag: 'RateLimited', retryAfterMs: null })],
  ])('answers %j, keeps what was typed, and can be sent again', async (fault, answer) => {
    tab.breaks('signUp', fault);
    expect(await signUp({ accountType: 'Business' })).toEqual(answer);
    expect(tab.session()).toMatchObject({ email: ada, accountType: 'Business', resendAt: null });
    expect(await signUp()).toEqual(codePage);
  });
});

describe('confirming it', () => {
  it('asks for the password again once the tab was discarded, and only then', async () => {
    await signUp();
    tab.reload();
    const missing = { _tag: 'Incomplete', fields: [{ field: 'password', problem: 'Missing' }] };
    expect(await confirm()).toEqual(E.left(missing));
    expect(await confirm('')).toEqual(E.left(missing));
    expect(await confirm(chosen)).toEqual(screen('/signup/creating'));
  });

  it('forgets a password that was not right, and spends no code on it', async () => {
    await signUp();
    tab.reload();
    expect(await confirm('Not-the-horse-1')).toEqual(E.left({ _tag: 'WrongCredentials' }));
    expect(tab.session().password).toBeNull();
    expect(await confirm(chosen)).toEqual(screen('/signup/creating'));
  });

  it('begins anew where no email is known', async () => {
    expect(await confirm()).toEqual(screen('/signup'));
    expect(await tab.cases().resendSignUpCode()()).toEqual(E.left({ _tag: 'Unexpected' }));
  });
});
