import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  code,
  codeSent,
  requestContext,
  refused,
  newestCode,
  otherCode,
  seed,
  type IdentityFixture,
} from './identityFixture.ts';

/** The contract of the email gateway. */
export const emailContract = (fixture: () => IdentityFixture): void => {
  describe('confirming a changed email address', () => {
    it('completes the sign-in that was refused for it', async () => {
      const { identity } = fixture();
      const { email } = seed('newemail');
      await identity.signIn(seed('newemail'), requestContext)();
      expect(await identity.resendEmailChange(email)()).toEqual(codeSent);
      const right = newestCode(fixture(), email);
      expect(await identity.confirmEmailChange(otherCode(right), requestContext)()).toEqual(refused('CodeMismatch'));
      expect(await identity.confirmEmailChange(right, requestContext)()).toEqual(
        E.right({ authCode: expect.any(String), profileId: expect.any(String) }),
      );
      expect(await identity.authenticationStatus()).toEqual(E.right(true));
    });

    it('never returns a wrong password after the sign-in has expired', async () => {
      const { identity } = fixture();
      expect(await identity.resendEmailChange(seed('newemail').email)()).toEqual(refused('SignedOut'));
      expect(await identity.confirmEmailChange(code('123456'), requestContext)()).toEqual(refused('SignedOut'));
    });
  });
};
