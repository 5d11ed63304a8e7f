import * as E from 'fp-ts/Either';
import type { Ports } from '#application/ports/ports.ts';
import type { PasswordRules } from '#application/steps.ts';
import { checkPassword, firstUnmet, type PasswordRule } from '#domain/identity/passwordRules.ts';

/** Keeps the rules once they are read; until then each read asks again. */
export const makePasswordRules = ({ identity, log }: Pick<Ports, 'identity' | 'log'>): PasswordRules => {
  let rules: ReadonlyArray<PasswordRule> = [];
  return {
    read: () => async () => {
      if (rules.length > 0) return E.right(rules);
      const answer = await identity.passwordRules();
      if (!E.isLeft(answer) && answer.right.length > 0) {
        rules = answer.right;
        return answer;
      }
      log.error(`Password rules could not be loaded: ${E.isLeft(answer) ? answer.left._tag : 'the list is empty'}`);
      return E.isLeft(answer) ? answer : E.left({ _tag: 'Unexpected' });
    },
    check: (credentials) => {
      const unmet = firstUnmet(checkPassword(rules, credentials.password, credentials.email));
      if (unmet === null) return E.right(credentials);
      return E.left({ _tag: 'PasswordRefused', rule: unmet._tag === 'Known' ? unmet.rule : null });
    },
  };
};
