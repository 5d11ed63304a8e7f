import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { NewAccount } from '#application/ports/identityCalls.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import {
  codeSent,
  requestContext,
  refused,
  newestCode,
  otherCode,
  password,
  seed,
  type IdentityFixture,
  signedIn,
} from './identityFixture.ts';

const ada: NewAccount = {
  email: unsafeNominal<'Email'>('ada@example.test'),
  password: password('Brand-new-horse-1'),
  accountType: 'Personal',
  termsVersion: 'terms-2026-09',
};

/** The contract of the sign-up gateway. */
export const signUpContract = (fixture: () => IdentityFixture): void => {
  describe('signing up', () => {
    it.each([
      ['Personal', 'Personal'],
      ['Business', 'Corporate'],
    ] as const)('opens a %s account that its code confirms and signs in', async (accountType, wire) => {
      const { identity, engine } = fixture();
      expect(await identity.signUp({ ...ada, accountType }, requestContext)()).toEqual(codeSent);
      const confirmed = await identity.confirmSignUp(
        { ...ada, code: newestCode(fixture(), ada.email) },
        requestContext,
      )();
      expect(E.isRight(confirmed)).toBe(true);
      expect(engine.accounts().find(({ email }) => email === ada.email)?.accountType).toBe(wire);
      expect(await identity.authenticationStatus()).toEqual(E.right(true));
    });

    it.each(['Personal', 'Business'] as const)(
      'refuses a %s account without the version of the terms, and sends no code',
      async (accountType) => {
        const { identity, engine } = fixture();
        const answer = await identity.signUp({ ...ada, accountType, termsVersion: '' }, requestContext)();
        expect(answer).toEqual(refused('Unexpected'));
        expect(engine.accounts().some(({ email }) => email === ada.email)).toBe(false);
        expect(engine.inbox(ada.email)).toEqual([]);
      },
    );

    it('returns UsernameTaken if the address has an account', async () => {
      const { email } = seed('personal');
      expect(await fixture().identity.signUp({ ...ada, email }, requestContext)()).toEqual(refused('UsernameTaken'));
    });

    it.each([
      ['minLength', 'Short-1'],
      ['digit', 'Without-any-digit'],
      ['lowercase', 'ALL-UPPER-CASE-1'],
      ['uppercase', 'all-lower-case-1'],
      ['notUsername', 'Ada@example.test1'],
    ])('returns the rule %s that a password breaks', async (rule, typed) => {
      const email = rule === 'notUsername' ? unsafeNominal<'Email'>('ada@example.test1') : ada.email;
      const account = { ...ada, email, password: password(typed) };
      expect(await fixture().identity.signUp(account, requestContext)()).toEqual(
        E.left({ _tag: 'PasswordRefused', rule }),
      );
    });

    it('distinguishes a wrong code from an expired one', async () => {
      const { identity, advance } = fixture();
      await identity.signUp(ada, requestContext)();
      const right = newestCode(fixture(), ada.email);
      expect(await identity.confirmSignUp({ ...ada, code: otherCode(right) }, requestContext)()).toEqual(
        refused('CodeMismatch'),
      );
      advance(11 * 60_000);
      expect(await identity.confirmSignUp({ ...ada, code: right }, requestContext)()).toEqual(refused('CodeExpired'));
    });

    it('refuses the right code after five wrong ones, until a new one is sent', async () => {
      const { identity } = fixture();
      await identity.signUp(ada, requestContext)();
      const right = newestCode(fixture(), ada.email);
      for (let tries = 0; tries < 5; tries += 1) {
        await identity.confirmSignUp({ ...ada, code: otherCode(right) }, requestContext)();
      }
      expect(await identity.confirmSignUp({ ...ada, code: right }, requestContext)()).toMatchObject(
        refused('TooManyAttempts'),
      );
      await identity.resendConfirmationCode(ada.email, requestContext)();
      const again = await identity.confirmSignUp({ ...ada, code: newestCode(fixture(), ada.email) }, requestContext)();
      expect(E.isRight(again)).toBe(true);
    });

    it('saves the marketing choice only for the owner of the token', async () => {
      const { identity, engine } = await signedIn(fixture(), 'personal');
      const tokens = await identity.tokens(null)();
      if (E.isLeft(tokens)) throw new Error('no tokens');
      const { accessToken, claims } = tokens.right;
      expect(await identity.saveMarketingPreference(claims.profileId, accessToken)()).toEqual(E.right(undefined));
      expect(engine.accounts().find(({ profileId }) => profileId === claims.profileId)?.marketing).toBe(true);
      const other = unsafeNominal<'ProfileId'>('somebody-else');
      expect(E.isLeft(await identity.saveMarketingPreference(other, accessToken)())).toBe(true);
    });
  });
};
