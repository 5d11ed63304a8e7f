import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { NewAccount } from '#application/ports/signUpTalk.ts';
import { mint } from '#domain/shared/nominal.ts';
import { codeSent, context, newestCode, otherCode, password, seed, type IdentityStage } from './identityStage.ts';

const ada: NewAccount = {
  email: mint<'Email'>('ada@example.test'),
  password: password('Brand-new-horse-1'),
  accountType: 'Personal',
  termsVersion: 'terms-2026-09',
};

/** Opening an account. */
export const signUpContract = (stage: () => IdentityStage): void => {
  describe('signing up', () => {
    it.each([
      ['Personal', 'Personal'],
      ['Business', 'Corporate'],
    ] as const)('opens a %s account that its code confirms and signs in', async (accountType, wire) => {
      const { identity, engine } = stage();
      expect(await identity.signUp({ ...ada, accountType }, context)()).toEqual(codeSent);
      const confirmed = await identity.confirmSignUp({ ...ada, code: newestCode(stage(), ada.email) }, context)();
      expect(E.isRight(confirmed)).toBe(true);
      expect(engine.accounts().find(({ email }) => email === ada.email)?.accountType).toBe(wire);
      expect(await identity.authenticationStatus()).toEqual(E.right(true));
    });

    it('says when the address has an account already', async () => {
      const { email } = seed('personal');
      expect(await stage().identity.signUp({ ...ada, email }, context)()).toEqual(E.left({ _tag: 'UsernameTaken' }));
    });

    it.each([
      ['minLength', 'Short-1'],
      ['digit', 'Without-any-digit'],
      ['notUsername', 'Ada@example.test1'],
    ])('names the rule %s a password breaks', async (rule, typed) => {
      const email = rule === 'notUsername' ? mint<'Email'>('ada@example.test1') : ada.email;
      const account = { ...ada, email, password: password(typed) };
      expect(await stage().identity.signUp(account, context)()).toEqual(E.left({ _tag: 'PasswordRefused', rule }));
    });

    it('tells a wrong code from one that has expired', async () => {
      const { identity, advance } = stage();
      await identity.signUp(ada, context)();
      const right = newestCode(stage(), ada.email);
      expect(await identity.confirmSignUp({ ...ada, code: otherCode(right) }, context)()).toEqual(
        E.left({ _tag: 'CodeMismatch' }),
      );
      advance(11 * 60_000);
      expect(await identity.confirmSignUp({ ...ada, code: right }, context)()).toEqual(E.left({ _tag: 'CodeExpired' }));
    });

    it('takes no right code after five wrong ones, until a new one is sent', async () => {
      const { identity } = stage();
      await identity.signUp(ada, context)();
      const right = newestCode(stage(), ada.email);
      for (let tries = 0; tries < 5; tries += 1) {
        await identity.confirmSignUp({ ...ada, code: otherCode(right) }, context)();
      }
      expect(await identity.confirmSignUp({ ...ada, code: right }, context)()).toMatchObject(
        E.left({ _tag: 'TooManyAttempts' }),
      );
      await identity.resendConfirmationCode(ada.email, context)();
      const again = await identity.confirmSignUp({ ...ada, code: newestCode(stage(), ada.email) }, context)();
      expect(E.isRight(again)).toBe(true);
    });

    it('saves the marketing choice of the token’s holder and of nobody else', async () => {
      const { identity, engine } = stage();
      await identity.signIn(seed('personal'), context)();
      const tokens = await identity.tokens(null)();
      if (E.isLeft(tokens)) throw new Error('no tokens');
      const { accessToken, claims } = tokens.right;
      expect(await identity.saveMarketingPreference(claims.profileId, accessToken)()).toEqual(E.right(undefined));
      expect(engine.accounts().find(({ profileId }) => profileId === claims.profileId)?.marketing).toBe(true);
      const other = mint<'ProfileId'>('somebody-else');
      expect(E.isLeft(await identity.saveMarketingPreference(other, accessToken)())).toBe(true);
    });
  });
};
