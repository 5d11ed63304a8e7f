import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { NewAccount } from '#application/ports/identityCalls.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { codeSent, otherCode, password, refused, requestContext, seed } from './identityFixture.ts';
import type { IdentityFixture } from './identityFixture.ts';
import { personAt } from './identityPerson.ts';

const ada: NewAccount = {
  email: unsafeNominal<'Email'>('ada@example.test'),
  password: password('Brand-new-horse-1'),
  accountType: 'Personal',
  termsVersion: 'terms-2026-09',
};

/** The contract of the sign-up gateway. */
export const signUpContract = (fixture: () => IdentityFixture): void => {
  const { codeAt, signIn, tokens } = personAt(fixture);
  const signUp = (fields: Partial<NewAccount> = {}) =>
    fixture().identity.signUp({ ...ada, ...fields }, requestContext)();
  const confirm = (code: OneTimeCode) => fixture().identity.confirmSignUp({ ...ada, code }, requestContext)();
  const accountOfAda = () =>
    fixture()
      .engine.accounts()
      .find(({ email }) => email === ada.email);

  describe('signing up', () => {
    it.each([
      ['Personal', 'Personal'],
      ['Business', 'Corporate'],
    ] as const)('opens a %s account that its code confirms and signs in', async (accountType, wire) => {
      expect(await signUp({ accountType })).toEqual(codeSent);
      expect(E.isRight(await confirm(codeAt(ada.email)))).toBe(true);
      expect(accountOfAda()?.accountType).toBe(wire);
      expect(await fixture().identity.authenticationStatus()).toEqual(E.right(true));
    });

    it.each(['Personal', 'Business'] as const)(
      'refuses a %s account without the version of the terms, and sends no code',
      async (accountType) => {
        expect(await signUp({ accountType, termsVersion: '' })).toEqual(refused('ParameterRefused'));
        expect(accountOfAda()).toBeUndefined();
        expect(fixture().engine.inbox(ada.email)).toEqual([]);
      },
    );

    it('returns UsernameTaken if the address has an account', async () => {
      expect(await signUp({ email: seed('personal').email })).toEqual(refused('UsernameTaken'));
    });

    it.each([
      ['minLength', 'Short-1'],
      ['digit', 'Without-any-digit'],
      ['lowercase', 'ALL-UPPER-CASE-1'],
      ['uppercase', 'all-lower-case-1'],
      ['notUsername', 'Ada@example.test1'],
    ])('returns the rule %s that a password breaks', async (rule, typed) => {
      const email = rule === 'notUsername' ? unsafeNominal<'Email'>('ada@example.test1') : ada.email;
      const refusal = E.left({ _tag: 'PasswordRefused', rule });
      expect(await signUp({ email, password: password(typed) })).toEqual(refusal);
    });

    it('distinguishes a wrong code from an expired one', async () => {
      await signUp();
      const right = codeAt(ada.email);
      expect(await confirm(otherCode(right))).toEqual(refused('CodeMismatch'));
      fixture().advance(11 * 60_000);
      expect(await confirm(right)).toEqual(refused('CodeExpired'));
    });

    it('refuses the right code after five wrong ones, until a new one is sent', async () => {
      await signUp();
      const right = codeAt(ada.email);
      for (let tries = 0; tries < 5; tries += 1) await confirm(otherCode(right));
      expect(await confirm(right)).toMatchObject(refused('TooManyAttempts'));
      await fixture().identity.resendConfirmationCode(ada.email, requestContext)();
      expect(E.isRight(await confirm(codeAt(ada.email)))).toBe(true);
    });

    it('saves the marketing choice only for the owner of the token', async () => {
      const { identity, engine } = fixture();
      await signIn('personal');
      const answer = await tokens();
      if (E.isLeft(answer)) throw new Error('no tokens');
      const { accessToken, claims } = answer.right;
      expect(await identity.saveMarketingPreference(claims.profileId, accessToken)()).toEqual(E.right(undefined));
      expect(engine.accounts().find(({ profileId }) => profileId === claims.profileId)?.marketing).toBe(true);
      const other = unsafeNominal<'ProfileId'>('somebody-else');
      expect(E.isLeft(await identity.saveMarketingPreference(other, accessToken)())).toBe(true);
    });
  });
};
