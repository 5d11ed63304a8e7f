import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { ada, form, signUpIn, type SignUpActs } from '#tests/application/code/codeFlowFixtures.ts';
import { openTab, type Tab } from '#tests/application/code/tab.ts';

const codePage = E.right(toRoute('/signup/email-verification'));
const creating = E.right(toRoute('/signup/creating'));
const taken: IdentityFault = { _tag: 'UsernameTaken' };

let tab: Tab;
let acts: SignUpActs;
beforeEach(async () => {
  tab = await openTab();
  acts = signUpIn(tab);
});

describe('a sign-up form', () => {
  it.each([
    ['Personal', 'Personal'],
    ['Business', 'Corporate'],
  ] as const)('opens a %s account and leads to the code', async (accountType, wire) => {
    expect(await acts.submit({ accountType })).toEqual(codePage);
    const account = tab.app.engine.accounts().find(({ email }) => email === ada);
    expect(account).toMatchObject({ accountType: wire, state: 'Unconfirmed' });
    expect(tab.session()).toMatchObject({ typed: { accountType, email: ada }, codes: { purpose: 'SignUp' } });
  });

  it('returns every missing field, and sends nothing while the terms could not be read: the session stays', async () => {
    const before = tab.session();
    const answer = await acts.submit({ email: 'no address', password: '' });
    expect(answer).toMatchObject(E.left({ _tag: 'Incomplete', fields: [{ field: 'email' }, { field: 'password' }] }));
    expect(await acts.submit({ termsVersion: null })).toEqual(E.left({ _tag: 'DocumentsUnread', fields: [] }));
    expect(await acts.submit({ termsVersion: null, email: 'no address' })).toMatchObject(
      E.left({ _tag: 'DocumentsUnread', fields: [{ field: 'email' }] }),
    );
    expect(tab.made('signUp')).toBe(0);
    expect(tab.session()).toBe(before);
  });

  it('checks the password rules before the call once they are read, and leaves them to the service until then', async () => {
    const refused = E.left({ _tag: 'PasswordRefused', rule: 'uppercase' });
    expect(await acts.submit({ password: 'all-in-lower-case-1' })).toEqual(refused);
    expect(tab.made('signUp')).toBe(1);
    await tab.cases().password.readRules()();
    const broken = { field: 'password', problem: [{ _tag: 'Known', rule: 'uppercase', value: 1 }] };
    const fields = [{ field: 'email', problem: 'Malformed' }, broken];
    expect(await acts.submit({ email: 'no address', password: 'all-in-lower-case-1' })).toEqual(
      E.left({ _tag: 'Incomplete', fields }),
    );
    expect(tab.made('signUp')).toBe(1);
  });

  it('says that an email is taken, also if the visit knew it before', async () => {
    tab = await openTab('?login_hint=personal@sandbox.test');
    expect(tab.session().typed.email).toBe('personal@sandbox.test');
    expect(await signUpIn(tab).submit({ email: 'personal@sandbox.test' })).toEqual(E.left(taken));
    expect(tab.session().codes.purpose).toBeNull();
  });

  it('leads to the code again if it is sent twice, and keeps every other fault and another email that is taken', async () => {
    await acts.submit();
    expect(await acts.submit()).toEqual(codePage);
    expect(tab.app.engine.inbox(ada)).toHaveLength(1);
    tab.breaks('signUp', { _tag: 'Unexpected' });
    expect(await acts.submit()).toEqual(E.right(toRoute('/signup/error')));
    expect(await acts.submit({ email: 'personal@sandbox.test' })).toEqual(E.left(taken));
  });

  it('accepts a corrected email, which gets its own code and no old fault', async () => {
    await acts.submit({ email: 'adda@example.test' });
    await tab.cases().signUp.confirm({ code: tab.wrong('adda@example.test'), password: null })();
    await acts.submit({ email: 'personal@sandbox.test' });
    expect(tab.session()).toMatchObject({ secrets: { code: null }, codes: { fault: null, purpose: null } });
    expect(await acts.submit()).toEqual(codePage);
    expect(tab.session()).toMatchObject({ typed: { email: ada }, codes: { purpose: 'SignUp' } });
    expect(await acts.confirm()).toEqual(creating);
  });

  it.each<readonly [IdentityFault, E.Either<unknown, unknown>]>([
    [{ _tag: 'Unexpected' }, E.right(toRoute('/signup/error'))],
    [{ _tag: 'Unreachable' }, E.left({ _tag: 'Unreachable' })],
    [{ _tag: 'RateLimited', retryAfterMs: null }, E.left({ _tag: 'RateLimited', retryAfterMs: null })],
  ])('answers %j, keeps what was typed, and can be sent again', async (fault, answer) => {
    tab.breaks('signUp', fault);
    expect(await acts.submit({ accountType: 'Business' })).toEqual(answer);
    expect(tab.session()).toMatchObject({ typed: { email: ada, accountType: 'Business' }, codes: { resendAt: null } });
    expect(await acts.submit()).toEqual(codePage);
  });

  it('stores the chosen account type and the text of the email field, before it is sent', () => {
    tab.cases().signUp.storeAccountType('Business');
    tab.cases().signIn.storeTypedEmail('ada@exam');
    expect(tab.session()).toMatchObject({ typed: { accountType: 'Business', typedEmail: 'ada@exam', email: null } });
  });
});

describe('the code of a sign-up', () => {
  it('that is not sent again says why, and starts no cooldown: the account is known by then', async () => {
    await acts.submit();
    tab.app.advance(60_000);
    const { resendAt } = tab.session().codes;
    for (const _tag of ['UsernameTaken', 'Unexpected', 'Unreachable'] as const) {
      tab.breaks('resendSignUpCode', { _tag });
      expect(await tab.cases().signUp.resendCode()()).toEqual(E.left({ _tag }));
      expect(tab.session()).toMatchObject({ codes: { fault: null, purpose: 'SignUp', resendAt } });
    }
  });

  it('asks for the password again after the tab was discarded; a wrong one is removed, and does not spend the code', async () => {
    await acts.submit();
    tab.reload();
    const missing = { _tag: 'Incomplete', fields: [{ field: 'password', problem: 'Missing' }] };
    expect([await acts.confirm(), await acts.confirm('')]).toEqual([E.left(missing), E.left(missing)]);
    expect(await acts.confirm('Not-the-horse-1')).toEqual(E.left({ _tag: 'WrongCredentials' }));
    expect(tab.session().secrets.password).toBeNull();
    tab.breaks('confirmSignUp', { _tag: 'PasswordRefused', rule: 'symbol' });
    expect(await acts.confirm(form.password)).toEqual(E.left({ _tag: 'PasswordRefused', rule: 'symbol' }));
    expect(tab.session().secrets.password).toBeNull();
    expect(await acts.confirm(form.password)).toEqual(creating);
  });

  it('leads to sign-up without an email, and makes no new account if it is wrong', async () => {
    expect(await acts.confirm()).toEqual(E.right(toRoute('/signup')));
    expect(await tab.cases().signUp.resendCode()()).toEqual(E.right(toRoute('/signin')));
    await acts.submit();
    await tab.cases().signUp.confirm({ code: tab.wrong(ada), password: null })();
    expect(tab.session().progress.newAccount).toBe('None');
  });
});
