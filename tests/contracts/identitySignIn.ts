import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  requestContext,
  refused,
  newestCode,
  otherCode,
  password,
  seed,
  signedIn,
  type IdentityFixture,
} from './identityFixture.ts';

const proof = { channel: 'sms', number: '+447700900110', changingNumber: false, profileId: null } as const;

/** The contract of the sign-in gateway. */
export const signInContract = (fixture: () => IdentityFixture): void => {
  describe('signing in', () => {
    it('returns an auth code and its profile for a right password', async () => {
      const { identity, engine } = fixture();
      const account = engine.accounts().find(({ email }) => email === 'personal@sandbox.test');
      expect(await identity.signIn(seed('personal'), requestContext)()).toEqual(
        E.right({ authCode: expect.stringMatching(/./), profileId: account?.profileId }),
      );
    });

    it.each([
      ['a wrong password', { ...seed('personal'), password: password('Wrong-horse-9') }],
      ['an unknown address', seed('nobody')],
    ])('returns the same fault for %s', async (_, credentials) => {
      expect(await fixture().identity.signIn(credentials, requestContext)()).toEqual(refused('WrongCredentials'));
    });

    it.each([
      ['AccountLocked', 'locked'],
      ['AccountClosed', 'closed'],
      ['EmailUnconfirmed', 'unconfirmed'],
      ['EmailChangePending', 'newemail'],
      ['TwoFactorIncomplete', 'legacy2fa'],
    ])('returns the fault %s', async (_tag, name) => {
      expect(await fixture().identity.signIn(seed(name), requestContext)()).toEqual(refused(_tag));
    });

    it.each(['personal', 'sms2fa'])('ends the session of %s with a refused sign-in of another person', async (name) => {
      const { identity } = await signedIn(fixture(), name);
      expect(await identity.signIn(seed('legacy2fa'), requestContext)()).toEqual(refused('TwoFactorIncomplete'));
      expect(await identity.authenticationStatus()).toEqual(E.right(false));
      expect(await identity.tokens(null)()).toEqual(refused('SignedOut'));
      expect(await identity.profile()).toMatchObject(E.right({ email: 'legacy2fa@sandbox.test' }));
      await identity.send2FA({ _tag: 'ByPhone', ...proof }, requestContext)();
      const entered = { ...proof, code: newestCode(fixture(), proof.number), rememberBrowser: false };
      expect(E.isRight(await identity.signInWithTwoFactor(seed('legacy2fa'), entered, requestContext)())).toBe(true);
    });

    it('signs in with the second factor after the sign-in was refused for it', async () => {
      const { identity } = await signedIn(fixture(), 'legacy2fa');
      await identity.send2FA({ _tag: 'ByPhone', ...proof }, requestContext)();
      const right = newestCode(fixture(), proof.number);
      const wrong = { ...proof, code: otherCode(right), rememberBrowser: false };
      expect(await identity.signInWithTwoFactor(seed('legacy2fa'), wrong, requestContext)()).toEqual(
        refused('CodeMismatch'),
      );
      const entered = { ...wrong, code: right };
      expect(E.isRight(await identity.signInWithTwoFactor(seed('legacy2fa'), entered, requestContext)())).toBe(true);
      expect(await identity.authenticationStatus()).toEqual(E.right(true));
    });

    it('remembers a browser only on request', async () => {
      const { identity } = await signedIn(fixture(), 'legacy2fa');
      await identity.send2FA({ _tag: 'ByPhone', ...proof }, requestContext)();
      const entered = { ...proof, code: newestCode(fixture(), proof.number), rememberBrowser: true };
      await identity.signInWithTwoFactor(seed('legacy2fa'), entered, requestContext)();
      await identity.logOut();
      expect(E.isRight(await identity.signIn(seed('legacy2fa'), requestContext)())).toBe(true);
    });
  });
};
