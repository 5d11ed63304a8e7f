import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { context, newestCode, otherCode, password, seed, type IdentityStage } from './identityStage.ts';

const proof = { channel: 'sms', number: '+447700900110', changingNumber: false, profileId: null } as const;

/** Proving who one is. */
export const signInContract = (stage: () => IdentityStage): void => {
  describe('signing in', () => {
    it('answers a right password with an auth code and whose it is', async () => {
      const { identity, engine } = stage();
      const account = engine.accounts().find(({ email }) => email === 'personal@sandbox.test');
      expect(await identity.signIn(seed('personal'), context)()).toEqual(
        E.right({ authCode: expect.stringMatching(/./), profileId: account?.profileId }),
      );
    });

    it.each([
      ['a wrong password', { ...seed('personal'), password: password('Wrong-horse-9') }],
      ['an address nobody has', seed('nobody')],
    ])('answers %s alike', async (_, credentials) => {
      expect(await stage().identity.signIn(credentials, context)()).toEqual(E.left({ _tag: 'WrongCredentials' }));
    });

    it.each([
      ['AccountLocked', 'locked'],
      ['AccountClosed', 'closed'],
      ['EmailUnconfirmed', 'unconfirmed'],
      ['EmailChangePending', 'newemail'],
      ['TwoFactorIncomplete', 'legacy2fa'],
    ])('names the fault %s', async (_tag, name) => {
      expect(await stage().identity.signIn(seed(name), context)()).toEqual(E.left({ _tag }));
    });

    it('lets nobody in whose sign-in was refused', async () => {
      const { identity } = stage();
      await identity.signIn(seed('legacy2fa'), context)();
      expect(await identity.authenticationStatus()).toEqual(E.right(false));
      expect(E.isLeft(await identity.tokens(null)())).toBe(true);
    });

    it('signs in with the second factor in hand, where sign-in was refused for want of it', async () => {
      const { identity } = stage();
      await identity.signIn(seed('legacy2fa'), context)();
      await identity.send2FA({ _tag: 'ByPhone', ...proof }, context)();
      const right = newestCode(stage(), proof.number);
      const wrong = { ...proof, code: otherCode(right), rememberBrowser: false };
      expect(await identity.signInWithTwoFactor(seed('legacy2fa'), wrong, context)()).toEqual(
        E.left({ _tag: 'CodeMismatch' }),
      );
      const entered = { ...wrong, code: right };
      expect(E.isRight(await identity.signInWithTwoFactor(seed('legacy2fa'), entered, context)())).toBe(true);
      expect(await identity.authenticationStatus()).toEqual(E.right(true));
    });

    it('remembers a browser only where it is told to', async () => {
      const { identity } = stage();
      await identity.signIn(seed('legacy2fa'), context)();
      await identity.send2FA({ _tag: 'ByPhone', ...proof }, context)();
      const entered = { ...proof, code: newestCode(stage(), proof.number), rememberBrowser: true };
      await identity.signInWithTwoFactor(seed('legacy2fa'), entered, context)();
      await identity.logOut();
      expect(E.isRight(await identity.signIn(seed('legacy2fa'), context)())).toBe(true);
    });
  });
};
