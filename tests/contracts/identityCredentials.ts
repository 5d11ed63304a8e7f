import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { CodedCredentials, NewAccount } from '#application/ports/identityCalls.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import { otherCode } from '#tests/support/codes.ts';
import { emailAt, password, proofOf, requestContext, seed } from '#tests/support/people.ts';
import { codeSent, done, personAt, refused, type IdentityFixture } from './identityFixture.ts';

const number = '+447700900110';
const granted = { authCode: expect.stringMatching(/./), profileId: expect.stringMatching(/./) };
const ada: NewAccount = {
  email: emailAt('ada@example.test'),
  password: password('Brand-new-horse-1'),
  accountType: 'Personal',
  termsVersion: 'terms-2026-09',
};
const changed = { ...seed('personal'), password: password('Quite-another-horse-2') };

/** The contract of the gateways of the sign-in, the sign-up and the password, and of the calls that confirm a changed email address. */
export const credentialsContract = (fixture: () => IdentityFixture): void => {
  const { codeAt, isSignedIn, signIn, signInWithCode, textTo, tokens } = personAt(fixture);
  const signUp = (fields: Partial<NewAccount> = {}) =>
    fixture().identity.signUp({ ...ada, ...fields }, requestContext)();
  const confirm = (entered: OneTimeCode) =>
    fixture().identity.confirmSignUp({ ...ada, code: entered }, requestContext)();

  describe('signing in', () => {
    it('returns an auth code and its profile for a right password', async () => {
      const { email } = seed('personal');
      expect(await signIn('personal')).toEqual(
        E.right({ ...granted, profileId: (await fixture().accountOf(email))?.profileId }),
      );
      expect(await isSignedIn()).toEqual(E.right(true));
    });

    it.each([
      ['WrongCredentials', { ...seed('personal'), password: password('Wrong-horse-9') }],
      ['WrongCredentials', seed('nobody')],
      ['AccountLocked', seed('locked')],
      ['AccountClosed', seed('closed')],
      ['EmailUnconfirmed', seed('unconfirmed')],
      ['EmailChangePending', seed('newemail')],
    ])('returns the fault %s for %o', async (fault, credentials) => {
      expect(await signIn(credentials)).toEqual(refused(fault));
    });

    it('goes on with the second factor', async () => {
      expect(await signIn('legacy2fa')).toEqual(refused('TwoFactorIncomplete'));
      const right = proofOf(await textTo(number), number);
      const wrong = { ...right, code: otherCode(right.code) };
      expect(await signInWithCode('legacy2fa', wrong)).toEqual(refused('CodeMismatch'));
      expect(await signInWithCode('legacy2fa', { ...right, rememberBrowser: true })).toEqual(E.right(granted));
      await fixture().identity.signOut();
      expect(await signIn('legacy2fa')).toEqual(E.right(granted));
    });
  });

  describe('confirming a changed email address', () => {
    it('completes the sign-in that was refused for it', async () => {
      const { email } = seed('newemail');
      const { resendEmailChangeCode, confirmEmailChange } = fixture().identity;
      await signIn('newemail');
      expect(await resendEmailChangeCode(email)()).toEqual(codeSent);
      const right = await codeAt(email);
      expect(await confirmEmailChange(otherCode(right), requestContext)()).toEqual(refused('CodeMismatch'));
      expect(await confirmEmailChange(right, requestContext)()).toEqual(E.right(granted));
      expect(await isSignedIn()).toEqual(E.right(true));
    });
  });

  describe('signing up', () => {
    it.each(['Personal', 'Business'] as const)(
      'opens a %s account that its code confirms and signs in',
      async (accountType) => {
        expect(await signUp({ accountType })).toEqual(codeSent);
        const right = await codeAt(ada.email);
        expect(await confirm(otherCode(right))).toEqual(refused('CodeMismatch'));
        expect(E.isRight(await confirm(right))).toBe(true);
        expect(await confirm(right)).toEqual(refused('CodeExpired'));
        expect((await fixture().accountOf(ada.email))?.accountType).toBe(accountType);
        expect(await isSignedIn()).toEqual(E.right(true));
      },
    );

    it.each<readonly [Partial<NewAccount>, object]>([
      [{ termsVersion: '' }, { _tag: 'ParameterRefused' }],
      [{ termsVersion: '', accountType: 'Business' }, { _tag: 'ParameterRefused' }],
      [{ email: seed('personal').email }, { _tag: 'UsernameTaken' }],
      [{ password: password('Without-any-digit') }, { _tag: 'PasswordRefused', rule: 'digit' }],
    ])('refuses %o as %o, opens no account and sends no code', async (fields, fault) => {
      const { accountOf, sentCodes } = fixture();
      const email = fields.email ?? ada.email;
      const before = await accountOf(email);
      expect(await signUp(fields)).toEqual(E.left(fault));
      expect([await accountOf(email), await sentCodes()]).toEqual([before, []]);
    });

    it('saves the marketing choice of the owner of the token', async () => {
      await signIn('personal');
      const answer = await tokens();
      if (E.isLeft(answer)) throw new Error('no tokens');
      const { accessToken, claims } = answer.right;
      const save = fixture().identity.saveMarketingPreference;
      expect(await save(claims.profileId, accessToken)()).toEqual(done);
      expect((await fixture().accountOf('personal@sandbox.test'))?.marketing).toBe(true);
    });
  });

  describe('replacing a password', () => {
    const reset = (fields: Pick<CodedCredentials, 'code'> & Partial<CodedCredentials>) =>
      fixture().identity.replacePassword({ ...changed, ...fields }, requestContext)();

    it('sets a new password by its code, which a password that breaks a rule does not use up', async () => {
      expect(await fixture().identity.sendPasswordCode(changed.email, requestContext)()).toEqual(codeSent);
      const entered = { code: await codeAt(changed.email) };
      const broken = { ...entered, password: password('all-in-lower-case-1') };
      expect(await reset(broken)).toEqual(E.left({ _tag: 'PasswordRefused', rule: 'uppercase' }));
      expect(await reset({ code: otherCode(entered.code) })).toEqual(refused('CodeMismatch'));
      expect(E.isRight(await reset(entered))).toBe(true);
      await fixture().identity.signOut();
      expect(await signIn('personal')).toEqual(refused('WrongCredentials'));
      expect(E.isRight(await signIn(changed))).toBe(true);
    });
  });
};
