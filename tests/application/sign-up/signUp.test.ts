import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { openVisit } from '#tests/application/support/visits.ts';
import { ada, form, signUpIn, type SignUpActs } from '#tests/application/code/codeFlowFixtures.ts';

const codePage = E.right(toRoute('/signup/email-verification'));
const creating = E.right(toRoute('/signup/creating'));
const taken = E.left<IdentityFault>({ _tag: 'UsernameTaken' });

let tab: TestApp;
let acts: SignUpActs;
beforeEach(async () => {
  tab = await openVisit();
  acts = signUpIn(tab);
});

describe('a sign-up form', () => {
  it.each([
    ['Personal', 'Personal'],
    ['Business', 'Corporate'],
  ] as const)('opens a %s account and leads to the code', async (accountType, wire) => {
    expect(await acts.submit({ accountType })).toEqual(codePage);
    const account = tab.engine.accounts().find(({ email }) => email === ada);
    expect(account).toMatchObject({ accountType: wire, state: 'Unconfirmed' });
    expect(tab.session()).toMatchObject({ typed: { accountType, email: ada }, codes: { purpose: 'SignUp' } });
  });

  it('returns every missing field, and sends nothing while the terms could not be read: the session stays', async () => {
    const before = tab.session();
    const answer = await acts.submit({ email: 'no address', password: '' });
    expect(answer).toMatchObject(E.left({ _tag: 'Incomplete', fields: [{ field: 'email' }, { field: 'password' }] }));
    expect(await acts.submit({ termsVersion: null })).toEqual(E.left({ _tag: 'DocumentsUnread', fields: [] }));
    expect([tab.made('signUp'), tab.session()]).toEqual([0, before]);
  });

  it('checks the password rules before the call once they are read, and leaves them to the service until then', async () => {
    const password = 'all-in-lower-case-1';
    expect(await acts.submit({ password })).toEqual(E.left({ _tag: 'PasswordRefused', rule: 'uppercase' }));
    await tab.useCases.password.readRules()();
    const broken = { field: 'password', problem: [{ _tag: 'Known', rule: 'uppercase', value: 1 }] };
    expect(await acts.submit({ password })).toEqual(E.left({ _tag: 'Incomplete', fields: [broken] }));
    expect(tab.made('signUp')).toBe(1);
  });

  it('says that an email is taken, also if the visit knew it before', async () => {
    tab = await openVisit(undefined, '?login_hint=personal@sandbox.test');
    expect(await signUpIn(tab).submit({ email: 'personal@sandbox.test' })).toEqual(taken);
    expect(tab.session().codes.purpose).toBeNull();
  });

  it('leads to the code again if it is sent twice, and keeps another email that is taken', async () => {
    await acts.submit();
    expect(await acts.submit()).toEqual(codePage);
    expect(tab.engine.inbox(ada)).toHaveLength(1);
    expect(await acts.submit({ email: 'personal@sandbox.test' })).toEqual(taken);
  });

  it('whose answer is lost asks for nothing else when it is sent again: the account exists', async () => {
    tab.loses('signUp', { _tag: 'Unreachable' });
    expect([await acts.submit(), await acts.submit()]).toEqual([E.left({ _tag: 'Unreachable' }), taken]);
    expect([tab.made('resendSignUpCode'), tab.made('signIn')]).toEqual([0, 0]);
  });

  it.each<readonly [IdentityFault, E.Either<unknown, unknown>]>([
    [{ _tag: 'Unexpected' }, E.right(toRoute('/signup/error'))],
    [{ _tag: 'Unreachable' }, E.left({ _tag: 'Unreachable' })],
  ])('answers %j, keeps what was typed, and can be sent again', async (fault, answer) => {
    tab.breaks('signUp', fault);
    expect(await acts.submit({ accountType: 'Business' })).toEqual(answer);
    const typed = { email: ada, accountType: 'Business' };
    expect(tab.session()).toMatchObject({ typed, codes: { resendAt: null }, secrets: { password: null } });
    expect(await acts.submit()).toEqual(codePage);
  });

  it('stores the chosen account type and the text of the email field, before it is sent', () => {
    tab.useCases.signUp.storeAccountType('Business');
    tab.useCases.signIn.storeTypedEmail('ada@exam');
    expect(tab.session()).toMatchObject({ typed: { accountType: 'Business', typedEmail: 'ada@exam', email: null } });
  });
});

describe('the code of a sign-up', () => {
  it.each(['UsernameTaken', 'Unexpected'] as const)('that is not sent again says %s, and stays', async (_tag) => {
    await acts.submit();
    tab.advance(60_000);
    const before = tab.session();
    tab.breaks('resendSignUpCode', { _tag });
    expect(await tab.useCases.signUp.resendCode()()).toEqual(E.left({ _tag }));
    expect(tab.session()).toEqual(before);
  });

  it('asks for the password again after the tab was discarded; a wrong one is removed, and does not spend the code', async () => {
    await acts.submit();
    tab.reload();
    const missing = { _tag: 'Incomplete', fields: [{ field: 'password', problem: 'Missing' }] };
    expect(await acts.confirm()).toEqual(E.left(missing));
    expect(await acts.confirm('Not-the-horse-1')).toEqual(E.left({ _tag: 'WrongCredentials' }));
    expect(tab.session().secrets.password).toBeNull();
    expect(await acts.confirm(form.password)).toEqual(creating);
    expect(tab.session().secrets.password).toBeNull();
  });

  it('leads to sign-up without an email, and makes no new account if it is wrong', async () => {
    expect(await acts.confirm()).toEqual(E.right(toRoute('/signup')));
    expect(await tab.useCases.signUp.resendCode()()).toEqual(E.right(toRoute('/signin')));
    await acts.submit();
    await tab.useCases.signUp.confirm({ code: tab.wrong(ada), password: null })();
    expect(tab.session().progress.newAccount).toBe('None');
  });
});
