import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { CodedCredentials } from '#application/ports/identityCalls.ts';
import { code, codeSent, password, refused, requestContext, seed, type IdentityFixture } from './identityFixture.ts';
import { personAt } from './identityPerson.ts';

const changed = { ...seed('personal'), password: password('Quite-another-horse-2') };

/** The contract of the password gateway. */
export const passwordContract = (fixture: () => IdentityFixture): void => {
  const { codeAt, signIn } = personAt(fixture);
  const forget = (email = changed.email) => fixture().identity.forgotPassword(email, requestContext)();
  const confirm = (entered: CodedCredentials) => fixture().identity.confirmForgotPassword(entered, requestContext)();

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
      expect(await forget()).toEqual(codeSent);
      expect(E.isRight(await confirm({ ...changed, code: codeAt(changed.email) }))).toBe(true);
      await fixture().identity.logOut();
      expect(await signIn('personal')).toEqual(refused('WrongCredentials'));
      expect(E.isRight(await signIn(changed))).toBe(true);
    });

    it('returns the same answer for an unknown address', async () => {
      const { email } = seed('nobody');
      expect(await forget(email)).toEqual(codeSent);
      expect(fixture().engine.inbox(email)).toEqual([]);
      expect(await confirm({ ...changed, email, code: code('123456') })).toEqual(refused('CodeMismatch'));
    });

    it('returns the rule that a new password breaks, and does not use up the code', async () => {
      await forget();
      const withCode = { ...changed, code: codeAt(changed.email) };
      const weak = { ...withCode, password: password('all-in-lower-case-1') };
      expect(await confirm(weak)).toEqual(E.left({ _tag: 'PasswordRefused', rule: 'uppercase' }));
      expect(E.isRight(await confirm(withCode))).toBe(true);
    });
  });
};
