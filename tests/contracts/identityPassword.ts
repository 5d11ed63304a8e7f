import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  code,
  codeSent,
  requestContext,
  refused,
  newestCode,
  password,
  seed,
  type IdentityFixture,
} from './identityFixture.ts';

const changed = { ...seed('personal'), password: password('Quite-another-horse-2') };

/** The contract of the password gateway. */
export const passwordContract = (fixture: () => IdentityFixture): void => {
  describe('replacing a password', () => {
    it('lists the rules by name', async () => {
      expect(await fixture().identity.passwordRules()).toEqual(
        E.right([
          { _tag: 'Known', rule: 'minLength', value: 10 },
          { _tag: 'Known', rule: 'lowercase', value: 1 },
          { _tag: 'Known', rule: 'uppercase', value: 1 },
          { _tag: 'Known', rule: 'digit', value: 1 },
          { _tag: 'Known', rule: 'notUsername', value: 1 },
        ]),
      );
    });

    it('sets a new password by its code', async () => {
      const { identity } = fixture();
      expect(await identity.forgotPassword(changed.email, requestContext)()).toEqual(codeSent);
      const withCode = { ...changed, code: newestCode(fixture(), changed.email) };
      expect(E.isRight(await identity.confirmForgotPassword(withCode, requestContext)())).toBe(true);
      await identity.logOut();
      expect(await identity.signIn(seed('personal'), requestContext)()).toEqual(refused('WrongCredentials'));
      expect(E.isRight(await identity.signIn(changed, requestContext)())).toBe(true);
    });

    it('returns the same answer for an unknown address', async () => {
      const { identity, engine } = fixture();
      const { email } = seed('nobody');
      expect(await identity.forgotPassword(email, requestContext)()).toEqual(codeSent);
      expect(engine.inbox(email)).toEqual([]);
      expect(
        await identity.confirmForgotPassword({ ...changed, email, code: code('123456') }, requestContext)(),
      ).toEqual(refused('CodeMismatch'));
    });

    it('returns the rule that a new password breaks, and does not use up the code', async () => {
      const { identity } = fixture();
      await identity.forgotPassword(changed.email, requestContext)();
      const withCode = { ...changed, code: newestCode(fixture(), changed.email) };
      const weak = { ...withCode, password: password('all-in-lower-case-1') };
      expect(await identity.confirmForgotPassword(weak, requestContext)()).toEqual(
        E.left({ _tag: 'PasswordRefused', rule: 'uppercase' }),
      );
      expect(E.isRight(await identity.confirmForgotPassword(withCode, requestContext)())).toBe(true);
    });
  });
};
