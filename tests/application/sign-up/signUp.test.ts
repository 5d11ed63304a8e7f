import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import { ada, chosen } from '#tests/application/code/codeFlowFixtures.ts';
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
  tab.cases().signUp.submit({ ...form, ...typed, termsVersion: 'terms-1' })();
const accountOf = (address: string) => tab.app.engine.accounts().find(({ email }) => email === address);
const screen = (to: string): E.Either<never, unknown> => E.right({ _tag: 'Route', to });
const codePage = screen('/signup/email-verification');

describe('signUp', () => {
  it.each([
    ['Personal', 'Personal'],
    ['Business', 'Corporate'],
  ] as const)('opens a %s account and shows the code screen', async (accountType, wire) => {
    expect(await signUp({ accountType })).toEqual(codePage);
    expect(accountOf(ada)).toMatchObject({ accountType: wire, state: 'Unconfirmed' });
    expect(tab.session()).toMatchObject({ typed: { accountType, email: ada }, codes: { purpose: 'SignUp' } });
  });

  it('returns every missing field, and makes no call', async () => {
    const answer = await signUp({ email: 'no address', password: '' });
    expect(answer).toMatchObject(E.left({ _tag: 'Incomplete', fields: [{ field: 'email' }, { field: 'password' }] }));
    expect(tab.calls('signUp')).toBe(0);
  });

  it('sends nothing while the terms could not be read, and keeps the session as it is', async () => {
    const before = tab.session();
    const typed = { ...form, termsVersion: null };
    expect(await tab.cases().signUp.submit(typed)()).toEqual(E.left({ _tag: 'DocumentsUnread', fields: [] }));
    expect(await tab.cases().signUp.submit({ ...typed, email: 'no address' })()).toMatchObject(
      E.left({ _tag: 'DocumentsUnread', fields: [{ field: 'email' }] }),
    );
    expect(tab.calls('signUp')).toBe(0);
    expect(tab.session()).toBe(before);
  });

  it('checks the password rules of the service before the call', async () => {
    await tab.cases().password.readRules()();
    expect(await signUp({ password: 'all-in-lower-case-1' })).toEqual(
      E.left({ _tag: 'PasswordRefused', rule: 'uppercase' }),
    );
    expect(tab.calls('signUp')).toBe(0);
  });

  it('skips the check if the rules could not be read', async () => {
    expect(await signUp({ password: 'all-in-lower-case-1' })).toEqual(
      E.left({ _tag: 'PasswordRefused', rule: 'uppercase' }),
    );
    expect(tab.calls('signUp')).toBe(1);
  });

  it('returns UsernameTaken for an email that is in use', async () => {
    expect(await signUp({ email: 'personal@sandbox.test' })).toEqual(E.left({ _tag: 'UsernameTaken' }));
    expect(tab.session().codes.purpose).toBeNull();
  });

  it('leads to the code again if the same form is sent twice', async () => {
    await signUp();
    expect(await signUp()).toEqual(codePage);
    expect(tab.app.engine.inbox(ada)).toHaveLength(1);
  });

  it('accepts a corrected email, which gets its own code and no old fault', async () => {
    await signUp({ email: 'adda@example.test' });
    await tab.cases().signUp.confirm({ code: tab.wrong('adda@example.test'), password: null })();
    await signUp({ email: 'personal@sandbox.test' });
    expect(tab.session()).toMatchObject({ secrets: { code: null }, codes: { fault: null, purpose: null } });
    expect(await signUp()).toEqual(codePage);
    expect(tab.session()).toMatchObject({ typed: { email: ada }, codes: { purpose: 'SignUp' } });
    expect(await tab.cases().signUp.confirm({ code: tab.newest(ada), password: null })()).toEqual(
      screen('/signup/creating'),
    );
  });

  it.each<readonly [IdentityFault, E.Either<unknown, unknown>]>([
    [{ _tag: 'Unexpected' }, screen('/signup/error')],
    [{ _tag: 'Unreachable' }, E.left({ _tag: 'Unreachable' })],
    [{ _tag: 'ServiceFailed' }, E.left({ _tag: 'ServiceFailed' })],
    [{ _tag: 'RateLimited', retryAfterMs: null }, E.left({ _tag: 'RateLimited', retryAfterMs: null })],
  ])('answers %j, keeps what was typed, and can be sent again', async (fault, answer) => {
    tab.breaks('signUp', fault);
    expect(await signUp({ accountType: 'Business' })).toEqual(answer);
    expect(tab.session()).toMatchObject({ typed: { email: ada, accountType: 'Business' }, codes: { resendAt: null } });
    expect(await signUp()).toEqual(codePage);
  });
});

describe('the sign-up form', () => {
  it('stores the chosen account type and the text of the email field, before it is sent', () => {
    tab.cases().signUp.storeAccountType('Business');
    tab.cases().signIn.storeTypedEmail('ada@exam');
    expect(tab.session()).toMatchObject({ typed: { accountType: 'Business', typedEmail: 'ada@exam', email: null } });
  });
});

describe('resendSignUpCode', () => {
  it.each(['EmailUnconfirmed', 'AccountLocked', 'WrongCredentials', 'Unexpected', 'UsernameTaken'] as const)(
    'says the refusal %s, and starts no cooldown: the account is known by then',
    async (_tag) => {
      await signUp();
      tab.app.advance(60_000);
      const { resendAt } = tab.session().codes;
      tab.breaks('resendConfirmationCode', { _tag });
      expect(await tab.cases().signUp.resendCode()()).toEqual(E.left({ _tag }));
      expect(tab.session()).toMatchObject({ codes: { fault: null, purpose: 'SignUp', resendAt } });
    },
  );

  it.each(['Unreachable', 'ServiceFailed'] as const)('returns the fault %s', async (_tag) => {
    await signUp();
    tab.app.advance(60_000);
    tab.breaks('resendConfirmationCode', { _tag });
    expect(await tab.cases().signUp.resendCode()()).toEqual(E.left({ _tag }));
  });
});
