import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { code, codeSent, context, newestCode, password, seed, type IdentityStage } from './identityStage.ts';

const renewed = { ...seed('personal'), password: password('Quite-another-horse-2') };

/** Replacing a password. */
export const passwordContract = (stage: () => IdentityStage): void => {
  describe('replacing a password', () => {
    it('lists the rules by name', async () => {
      expect(await stage().identity.passwordRules()).toEqual(
        E.right([
          { _tag: 'Known', rule: 'minLength', value: 10 },
          { _tag: 'Known', rule: 'lowercase', value: 1 },
          { _tag: 'Known', rule: 'uppercase', value: 1 },
          { _tag: 'Known', rule: 'digit', value: 1 },
          { _tag: 'Known', rule: 'notUsername', value: 1 },
        ]),
      );
    });

    it('puts a new password in force by its code', async () => {
      const { identity } = stage();
      expect(await identity.forgotPassword(renewed.email, context)()).toEqual(codeSent);
      const coded = { ...renewed, code: newestCode(stage(), renewed.email) };
      expect(E.isRight(await identity.confirmForgotPassword(coded, context)())).toBe(true);
      await identity.logOut();
      expect(await identity.signIn(seed('personal'), context)()).toEqual(E.left({ _tag: 'WrongCredentials' }));
      expect(E.isRight(await identity.signIn(renewed, context)())).toBe(true);
    });

    it('answers alike for an address nobody has', async () => {
      const { identity, engine } = stage();
      const { email } = seed('nobody');
      expect(await identity.forgotPassword(email, context)()).toEqual(codeSent);
      expect(engine.inbox(email)).toEqual([]);
      expect(await identity.confirmForgotPassword({ ...renewed, email, code: code('123456') }, context)()).toEqual(
        E.left({ _tag: 'CodeMismatch' }),
      );
    });

    it('names the rule a new password breaks, and leaves the code unspent', async () => {
      const { identity } = stage();
      await identity.forgotPassword(renewed.email, context)();
      const coded = { ...renewed, code: newestCode(stage(), renewed.email) };
      const weak = { ...coded, password: password('all-in-lower-case-1') };
      expect(await identity.confirmForgotPassword(weak, context)()).toEqual(
        E.left({ _tag: 'PasswordRefused', rule: 'uppercase' }),
      );
      expect(E.isRight(await identity.confirmForgotPassword(coded, context)())).toBe(true);
    });
  });
};
