import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { CodedCredentials, NewAccount } from '#application/ports/identityCalls.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import { emailAt, otherCode, password, requestContext, seed } from '#tests/support/people.ts';
import { codeSent, done, personAt, refused, type IdentityFixture } from './identityFixture.ts';

const email = emailAt('ada@example.test');
const credentials = { email, password: password('Brand-new-horse-1') };
const ada: NewAccount = { ...credentials, accountType: 'Personal', termsVersion: 'terms-2026-09' };
const changed = { ...seed('personal'), password: password('Quite-another-horse-2') };

/** The contract of the sign-up gateway and of the password gateway. */
export const signUpContract = (fixture: () => IdentityFixture): void => {
  const { accountOf, codeAt, isSignedIn, sentCount, signIn, tokens } = personAt(fixture);
  const signUp = (fields: Partial<NewAccount> = {}) =>
    fixture().identity.signUp({ ...ada, ...fields }, requestContext)();
  const confirm = (entered: OneTimeCode) =>
    fixture().identity.confirmSignUp({ ...ada, code: entered }, requestContext)();

  describe('signing up', () => {
    it.each([
      ['Personal', 'Personal'],
      ['Business', 'Corporate'],
    ] as const)('opens a %s account that its code confirms and signs in', async (accountType, wire) => {
      expect(await signUp({ accountType })).toEqual(codeSent);
      const right = await codeAt(email);
      expect(await confirm(otherCode(right))).toEqual(refused('CodeMismatch'));
      expect(E.isRight(await confirm(right))).toBe(true);
      expect(await confirm(right)).toEqual(refused('CodeExpired'));
      expect((await accountOf(email))?.accountType).toBe(wire);
      expect(await isSignedIn()).toEqual(E.right(true));
    });

    it.each<readonly [Partial<NewAccount>, object]>([
      [{ termsVersion: '' }, { _tag: 'ParameterRefused' }],
      [{ termsVersion: '', accountType: 'Business' }, { _tag: 'ParameterRefused' }],
      [{ email: seed('personal').email }, { _tag: 'UsernameTaken' }],
      [{ password: password('Without-any-digit') }, { _tag: 'PasswordRefused', rule: 'digit' }],
    ])('refuses %o as %o, opens no account and sends no code', async (fields, fault) => {
      const before = await fixture().engine.accounts();
      expect(await signUp(fields)).toEqual(E.left(fault));
      expect([await fixture().engine.accounts(), await sentCount()]).toEqual([before, 0]);
    });

    it('saves the marketing choice of the owner of the token', async () => {
      await signIn('personal');
      const answer = await tokens();
      if (E.isLeft(answer)) throw new Error('no tokens');
      const { accessToken, claims } = answer.right;
      const save = fixture().identity.saveMarketingPreference;
      expect(await save(claims.profileId, accessToken)()).toEqual(done);
      expect((await accountOf('personal@sandbox.test'))?.marketing).toBe(true);
    });
  });

  describe('replacing a password', () => {
    const reset = (fields: Pick<CodedCredentials, 'code'> & Partial<CodedCredentials>) =>
      fixture().identity.confirmForgotPassword({ ...changed, ...fields }, requestContext)();

    it('sets a new password by its code, which a password that breaks a rule does not use up', async () => {
      expect(await fixture().identity.forgotPassword(changed.email, requestContext)()).toEqual(codeSent);
      const entered = { code: await codeAt(changed.email) };
      const broken = { ...entered, password: password('all-in-lower-case-1') };
      expect(await reset(broken)).toEqual(E.left({ _tag: 'PasswordRefused', rule: 'uppercase' }));
      expect(await reset({ code: otherCode(entered.code) })).toEqual(refused('CodeMismatch'));
      expect(E.isRight(await reset(entered))).toBe(true);
      await fixture().identity.logOut();
      expect(await signIn('personal')).toEqual(refused('WrongCredentials'));
      expect(E.isRight(await signIn(changed))).toBe(true);
    });
  });
};
