import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { otherCode, password, proofOf, requestContext, seed } from '#tests/support/people.ts';
import { codeSent, personAt, refused, type IdentityFixture } from './identityFixture.ts';

const number = '+447700900110';
const granted = { authCode: expect.stringMatching(/./), profileId: expect.stringMatching(/./) };

/** The contract of the sign-in gateway, and of the calls that confirm a changed email address. */
export const signInContract = (fixture: () => IdentityFixture): void => {
  const { accountOf, codeAt, isSignedIn, signIn, signInWithCode, textTo } = personAt(fixture);

  describe('signing in', () => {
    it('returns an auth code and its profile for a right password', async () => {
      const { email } = seed('personal');
      expect(await signIn('personal')).toEqual(E.right({ ...granted, profileId: (await accountOf(email))?.profileId }));
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
      await fixture().identity.logOut();
      expect(await signIn('legacy2fa')).toEqual(E.right(granted));
    });
  });

  describe('confirming a changed email address', () => {
    it('completes the sign-in that was refused for it', async () => {
      const { email } = seed('newemail');
      const { resendEmailChange, confirmEmailChange } = fixture().identity;
      await signIn('newemail');
      expect(await resendEmailChange(email)()).toEqual(codeSent);
      const right = await codeAt(email);
      expect(await confirmEmailChange(otherCode(right), requestContext)()).toEqual(refused('CodeMismatch'));
      expect(await confirmEmailChange(right, requestContext)()).toEqual(E.right(granted));
      expect(await isSignedIn()).toEqual(E.right(true));
    });
  });
};
