import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { code, codeSent, otherCode, password, proofOf, refused, requestContext, seed } from './identityFixture.ts';
import type { IdentityFixture } from './identityFixture.ts';
import { personAt } from './identityPerson.ts';

const number = '+447700900110';

/** The contract of the sign-in gateway. */
export const signInContract = (fixture: () => IdentityFixture): void => {
  const { accountOf, codeAt, signIn, signInWithCode, textTo, tokens } = personAt(fixture);

  describe('signing in', () => {
    it('returns an auth code and its profile for a right password', async () => {
      const granted = { authCode: expect.stringMatching(/./), profileId: accountOf('personal')?.profileId };
      expect(await signIn('personal')).toEqual(E.right(granted));
    });

    it.each([
      ['a wrong password', { ...seed('personal'), password: password('Wrong-horse-9') }],
      ['an unknown address', seed('nobody')],
    ])('returns the same fault for %s', async (_, credentials) => {
      expect(await signIn(credentials)).toEqual(refused('WrongCredentials'));
    });

    it.each([
      ['AccountLocked', 'locked'],
      ['AccountClosed', 'closed'],
      ['EmailUnconfirmed', 'unconfirmed'],
      ['EmailChangePending', 'newemail'],
      ['TwoFactorIncomplete', 'legacy2fa'],
    ])('returns the fault %s', async (fault, name) => {
      expect(await signIn(name)).toEqual(refused(fault));
    });

    it.each(['personal', 'sms2fa'])('ends the session of %s with a refused sign-in of another person', async (name) => {
      const { identity } = fixture();
      await signIn(name);
      expect(await signIn('legacy2fa')).toEqual(refused('TwoFactorIncomplete'));
      expect(await identity.authenticationStatus()).toEqual(E.right(false));
      expect(await tokens()).toEqual(refused('SignedOut'));
      expect(await identity.profile()).toMatchObject(E.right({ email: 'legacy2fa@sandbox.test' }));
      expect(E.isRight(await signInWithCode('legacy2fa', proofOf(await textTo(number), number)))).toBe(true);
    });

    it('signs in with the second factor after the sign-in was refused for it', async () => {
      await signIn('legacy2fa');
      const right = await textTo(number);
      const wrong = proofOf(otherCode(right), number);
      expect(await signInWithCode('legacy2fa', wrong)).toEqual(refused('CodeMismatch'));
      expect(E.isRight(await signInWithCode('legacy2fa', { ...wrong, code: right }))).toBe(true);
      expect(await fixture().identity.authenticationStatus()).toEqual(E.right(true));
    });

    it('remembers a browser only on request', async () => {
      await signIn('legacy2fa');
      await signInWithCode('legacy2fa', { ...proofOf(await textTo(number), number), rememberBrowser: true });
      await fixture().identity.logOut();
      expect(E.isRight(await signIn('legacy2fa'))).toBe(true);
    });
  });

  describe('confirming a changed email address', () => {
    const confirm = (entered: ReturnType<typeof code>) =>
      fixture().identity.confirmEmailChange(entered, requestContext)();
    const { email } = seed('newemail');

    it('completes the sign-in that was refused for it', async () => {
      const { identity } = fixture();
      await signIn('newemail');
      expect(await identity.resendEmailChange(email)()).toEqual(codeSent);
      const right = codeAt(email);
      expect(await confirm(otherCode(right))).toEqual(refused('CodeMismatch'));
      const granted = { authCode: expect.any(String), profileId: expect.any(String) };
      expect(await confirm(right)).toEqual(E.right(granted));
      expect(await identity.authenticationStatus()).toEqual(E.right(true));
    });

    it('never returns a wrong password after the sign-in has expired', async () => {
      expect(await fixture().identity.resendEmailChange(email)()).toEqual(refused('SignedOut'));
      expect(await confirm(code('123456'))).toEqual(refused('SignedOut'));
    });
  });
};
