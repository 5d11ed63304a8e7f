import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { code, codeSent, context, newestCode, otherCode, seed, type IdentityStage } from './identityStage.ts';

/** Confirming a changed email address. */
export const emailContract = (stage: () => IdentityStage): void => {
  describe('confirming a changed email address', () => {
    it('goes on with the sign-in that was refused for it', async () => {
      const { identity } = stage();
      const { email } = seed('newemail');
      await identity.signIn(seed('newemail'), context)();
      expect(await identity.resendEmailChange(email)()).toEqual(codeSent);
      const right = newestCode(stage(), email);
      expect(await identity.confirmEmailChange(otherCode(right), context)()).toEqual(E.left({ _tag: 'CodeMismatch' }));
      expect(await identity.confirmEmailChange(right, context)()).toEqual(
        E.right({ authCode: expect.any(String), profileId: expect.any(String) }),
      );
      expect(await identity.authenticationStatus()).toEqual(E.right(true));
    });

    it('never speaks of a wrong password to someone whose sign-in is forgotten', async () => {
      const { identity } = stage();
      expect(await identity.resendEmailChange(seed('newemail').email)()).toEqual(E.left({ _tag: 'SignedOut' }));
      expect(await identity.confirmEmailChange(code('123456'), context)()).toEqual(E.left({ _tag: 'SignedOut' }));
    });
  });
};
